// One table over one socket: what stands there now, what is asked of it, and coming back after a loss without losing or doubling anything.
import { PROTOCOL_VERSION, type Advice, type FromClient, type FromServer, type LineView, type Meant, type Next, type PositionView, type TableView, type You } from "../protocol/protocol";
import { spoken } from "../text/speech.svelte";
import { announce } from "./announcer";
import { recall, remember } from "./mytables";
import { at } from "./base";
import { afterPaint } from "./paint";

export type Answer =
  | { kind: "done" }
  | { kind: "allowed" }
  | { kind: "advice"; advice: Advice }
  | { kind: "link"; token: string }
  | { kind: "meant"; meant: Meant }
  | { kind: "refused"; code: string; words: string; rule: string | null };

type Asked<T = FromClient> = T extends { id: string } ? Omit<T, "id"> : never;

interface Waiting {
  message: FromClient;
  answer: (answer: Answer) => void;
}

/** Called when something changes: look at the page as it is, call `apply`, then show what moved. */
export type Choreography = (lines: LineView[], apply: () => void) => void;

const FIRST_RETRY = 400;
const LAST_RETRY = 8000;
/** After so long a silence the server is asked whether it is there; after so long without an answer the line counts as dead. */
const SILENCE = 20_000;
const PATIENCE = 6000;
/** A press that lasts longer holds up nothing. */
const LONG_PRESS = 400;

export class Connection {
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  trouble = $state("");
  /** What the server calls the trouble. */
  fault = $state("");
  you = $state.raw<You>({ person: null, seat: null, host: false, standing_in: null, lost_seat: null });
  table = $state.raw<TableView | null>(null);
  position = $state.raw<PositionView | null>(null);
  lines = $state.raw<LineView[]>([]);
  /** There are more lines, in records below this one. */
  earlier = $state<number | null>(null);
  /** The newest lines, as they are said aloud. */
  news = $state.raw<string[]>([]);
  /** The lines that the last change brought. */
  fresh = $state.raw<LineView[]>([]);
  /** What the last change told, where it ended the game: it is said with the end, which would drown it out. */
  finale = $state.raw<string[]>([]);
  /** Where the people of this table play on. */
  next = $state.raw<Next | null>(null);
  choreography: Choreography | null = null;

  #socket: WebSocket | null = null;
  #last: number | null = null;
  #waiting = new Map<string, Waiting>();
  #retry = FIRST_RETRY;
  #timer = 0;
  #pulse = 0;
  #closed = false;
  /** What came while something pressed waits to be painted. */
  #unheard: string[] | null = null;

  constructor(
    readonly id: string,
    private token: string | null,
    /** Who comes as whom is found out first: `become` opens the line. */
    waits = false,
  ) {
    if (!waits) this.#open();
    addEventListener("online", this.#hurry);
    addEventListener("visibilitychange", this.#hurry);
    addEventListener("pointerdown", this.#press, true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("visibilitychange", this.#hurry);
    removeEventListener("pointerdown", this.#press, true);
    this.#socket?.close();
  }

  /** After entering: come in again as somebody. */
  become(token: string | null): void {
    this.token = token;
    this.#last = null;
    this.#retry = FIRST_RETRY;
    this.trouble = this.fault = "";
    clearTimeout(this.#timer);
    this.#replace(); // how the old line ends concerns nobody any more
  }

  /** After a refusal that may be over by now. */
  retry(): void {
    if (this.status !== "refused") return;
    this.#retry = FIRST_RETRY;
    this.#open();
  }

  /** Bring the page of lines before the first one here. */
  async lookBack(): Promise<void> {
    if (this.earlier !== null) await this.ask({ type: "earlier", before: this.earlier });
  }

  speak(): void {
    if (this.status === "open") this.#send({ type: "speak", language: spoken() });
  }

  ask(request: Asked): Promise<Answer> {
    this.#paintFirst();
    const id = newId();
    const message = { ...request, id } as FromClient;
    return new Promise((answer) => {
      this.#waiting.set(id, { message, answer });
      if (this.status === "open") this.#send(message);
    });
  }

  #hurry = (): void => {
    if (document.hidden) return;
    if (this.status === "open") this.#feel(); // a page that slept does not know that its line is gone
    if (this.status !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Whether the line is alive: one that is cut in the middle looks open for as long as nobody says anything. */
  #feel = (): void => {
    clearTimeout(this.#pulse);
    this.#send({ type: "ping" });
    this.#pulse = window.setTimeout(this.#replace, PATIENCE);
  };

  #feelLater(): void {
    clearTimeout(this.#pulse);
    this.#pulse = window.setTimeout(this.#feel, SILENCE);
  }

  #replace = (): void => {
    const dead = this.#socket;
    this.#socket = null; // what else becomes of it concerns nobody
    dead?.close();
    this.#open();
  };

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#pulse);
    this.status = this.table ? "lost" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${at("/api/socket")}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pulse = window.setTimeout(this.#replace, SILENCE); // nothing else that is heard brings the welcome that got lost
      this.#send({ type: "hello", table: this.id, language: spoken(), token: this.token, after: this.#last, protocol: PROTOCOL_VERSION });
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      if (this.status === "open") this.#feelLater();
      this.#receive(event.data as string);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      clearTimeout(this.#pulse);
      if (event.code === 1008) {
        this.status = "refused";
        return;
      }
      this.status = this.table ? "lost" : "connecting";
      this.#timer = window.setTimeout(() => this.#open(), this.#retry * (0.7 + Math.random() * 0.6));
      this.#retry = Math.min(LAST_RETRY, this.#retry * 1.7);
    };
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Nothing moves away under a finger: what comes during a press waits until that is over and painted. */
  #press = (): void => {
    if (this.#unheard) return;
    this.#unheard = [];
    const over = (): void => {
      clearTimeout(long);
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, over, true);
      afterPaint(this.#catchUp);
    };
    const long = window.setTimeout(over, LONG_PRESS);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, over, true);
  };

  /** What was pressed is painted before an answer is worked in that comes in the same frame, as from a server nearby. */
  #paintFirst(): void {
    if (this.#unheard) return;
    this.#unheard = [];
    afterPaint(this.#catchUp);
  }

  #catchUp = (): void => {
    const held = this.#unheard ?? [];
    this.#unheard = null;
    for (const text of held) this.#receive(text);
  };

  #receive(text: string): void {
    if (this.#unheard) this.#unheard.push(text);
    else this.#hear(JSON.parse(text) as FromServer);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        // A gap between the lines here and those that came would tell a wrong story: then the page stands alone.
        const gap = message.earlier !== null && message.earlier !== undefined;
        const fresh = gap || this.#last === null || message.lines.length === 0 || message.lines[0]!.n <= this.#last;
        this.status = "open";
        this.#feelLater();
        this.trouble = "";
        this.fault = "";
        this.#retry = FIRST_RETRY;
        this.#last = message.n;
        this.you = message.you;
        this.table = message.table;
        this.position = message.position;
        if (fresh && message.lines.length) {
          this.lines = message.lines;
          this.earlier = message.earlier ?? null;
        } else this.lines = [...this.lines, ...message.lines];
        for (const waiting of this.#waiting.values()) this.#send(waiting.message);
        break;
      }
      case "update": {
        const isOver = Boolean(message.position?.outcome && !this.position?.outcome);
        const apply = (): void => {
          this.#last = message.n;
          if (message.you) this.you = message.you;
          if (message.table) this.table = message.table;
          if (message.position) this.position = message.position;
          if (message.lines.length) {
            this.lines = [...this.lines, ...message.lines];
            this.fresh = message.lines;
            this.news = message.lines.map((line) => this.#aloud(line)).filter(Boolean);
            if (isOver) this.finale = this.news;
            else this.news.forEach((words) => announce(words));
          }
        };
        if (this.choreography) this.choreography(message.lines, apply);
        else apply();
        if (message.id) this.#settle(message.id, { kind: "done" });
        break;
      }
      case "presence":
        if (this.table) {
          const [present, gone] = [new Set(message.here), new Set(message.gone)];
          this.table = { ...this.table, watching: message.watching ?? 0, people: this.table.people.map((each) => ({ ...each, here: present.has(each.person), gone: gone.has(each.person) })) };
        }
        break;
      case "done":
        this.#settle(message.id, { kind: "done" });
        break;
      case "allowed":
        this.#settle(message.id, { kind: "allowed" });
        break;
      case "meant":
        this.#settle(message.id, { kind: "meant", meant: message });
        break;
      case "advice":
        this.#settle(message.id, { kind: "advice", advice: message });
        break;
      case "seat_link":
        this.#settle(message.id, { kind: "link", token: message.token });
        break;
      case "page":
        this.lines = [...message.lines, ...this.lines];
        this.earlier = message.earlier ?? null;
        this.#settle(message.id, { kind: "done" });
        break;
      case "refused":
        this.#settle(message.id, { kind: "refused", code: message.code, words: message.words, rule: message.rule ?? null });
        break;
      case "next":
        this.next = message;
        if (message.token && !recall(message.table))
          remember(message.table, {
            token: message.token,
            game: this.table?.game ?? "",
            name: this.table?.people.find((each) => each.person === this.you.person)?.name ?? "",
            at: Date.now(),
          });
        break;
      case "error":
        this.trouble = message.words;
        this.fault = message.code;
        break;
      case "bye":
        this.#retry = Math.max(200, message.retry_ms);
        break;
      case "pong":
        break;
    }
  }

  /** A line as it is heard: what is said in the chat comes with who says it. */
  #aloud(line: LineView): string {
    const name = line.kind === "chat" ? this.table?.people.find((each) => each.person === line.person)?.name : undefined;
    return name ? `${name}: ${line.words}` : line.words;
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.answer(answer);
  }
}

/** A fresh request id; `randomUUID` exists only on https and loopback. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
