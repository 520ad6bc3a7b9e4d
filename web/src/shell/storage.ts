// What the browser keeps for one. A browser that keeps nothing still plays: it forgets when the page closes.

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
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
    // as above
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // as above
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
