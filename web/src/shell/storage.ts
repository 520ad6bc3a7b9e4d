// What the browser keeps for one. Where it keeps nothing, the page does, for as long as it is open: a seat is not lost by opening a table.

const inPage = new Map<string, string>();

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inPage.get(key) ?? null;
  }
}

/** The value as it was written, or null if it is not there or makes no sense. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    inPage.set(key, value);
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    inPage.delete(key);
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [...inPage.keys()].filter((key) => key.startsWith(prefix));
  }
}
