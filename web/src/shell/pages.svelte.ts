// A longer text that comes one part at a time. While somebody is in the middle of one, the end of the game waits for them.

class Pages<Part> {
  parts = $state.raw<Part[]>([]);
  at = $state(0);
  /** Whether what happened was read part by part: it need not be told again at the end. */
  wasRead = $state(false);

  get isOpen(): boolean {
    return this.at < this.parts.length;
  }

  get part(): Part | undefined {
    return this.parts[this.at];
  }

  open(parts: Part[]): void {
    this.parts = parts;
    this.at = 0;
    this.wasRead = parts.length > 0;
  }

  next(): void {
    this.at += 1;
  }

  close(): void {
    this.at = this.parts.length;
  }
}

export const pages = new Pages<unknown>();
