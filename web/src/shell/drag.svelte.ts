// Dragging a thing with the pointer: a press becomes a drag once it has gone far enough, and what was dragged is not also pressed.
const FAR = 8;
const NOT_PRESSED = 50;

interface Held<Thing> {
  thing: Thing;
  x: number;
  y: number;
  startX: number;
  startY: number;
  moving: boolean;
}

export class Drag<Thing> {
  held = $state.raw<Held<Thing> | null>(null);
  /** Just let go: the press that the browser tells of next was no press. */
  isOver = false;
  #lifted: (thing: Thing) => void;
  #dropped: (thing: Thing, under: Element[]) => void;

  /** `dropped` gets what lies under the pointer, the topmost first. */
  constructor(dropped: (thing: Thing, under: Element[]) => void, lifted: (thing: Thing) => void = () => undefined) {
    this.#dropped = dropped;
    this.#lifted = lifted;
  }

  has(thing: Thing): boolean {
    return this.held !== null && this.held.moving && this.held.thing === thing;
  }

  down(event: PointerEvent, thing: Thing): void {
    if (event.button) return;
    this.held = { thing, x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY, moving: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move = (event: PointerEvent): void => {
    const held = this.held;
    if (!held) return;
    const moving = held.moving || Math.hypot(event.clientX - held.startX, event.clientY - held.startY) > FAR;
    if (moving && !held.moving) this.#lifted(held.thing);
    this.held = { ...held, x: event.clientX, y: event.clientY, moving };
  };

  up = (event: PointerEvent): void => {
    const held = this.held;
    this.held = null;
    if (!held?.moving) return;
    this.isOver = true;
    setTimeout(() => (this.isOver = false), NOT_PRESSED);
    this.#dropped(held.thing, document.elementsFromPoint(event.clientX, event.clientY));
  };

  cancel = (): void => {
    this.held = null;
  };

  /** For `use:`: what is dragged lies on the page itself, so that no scrolling box moves or cuts it. */
  follow = (node: HTMLElement, at: { left: number; top: number; turn?: number }): void => {
    document.body.append(node);
    $effect(() => {
      if (this.held) node.style.setProperty("transform", `translate(${this.held.x - at.left}px, ${this.held.y - at.top}px) rotate(${at.turn ?? 0}deg)`);
    });
  };
}
