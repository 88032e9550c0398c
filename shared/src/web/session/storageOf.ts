/** An in-memory `Storage`. */
function memoryStorage(texts: Map<string, string>): Storage {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => {
      texts.set(name, text);
    },
    removeItem: (name) => {
      texts.delete(name);
    },
    clear: () => {
      texts.clear();
    },
  };
}

/**
 * Storage for remotes in this browser or tab: small texts by name, shared by all remotes and the
 * portal. A name begins with that of the remote, except for what several remotes read, such as the
 * cart. Store nothing about a person that other users of the browser must not see. On a page of
 * another site nothing is stored, see `keepInMemory`.
 *
 * Each access may throw, this one too: settings can block storage, or it is full.
 */
export function storageOf(keeper: 'browser' | 'tab'): Storage {
  return kept ?? (keeper === 'browser' ? localStorage : sessionStorage);
}

let kept: Storage | undefined;

/**
 * Keeps texts in memory from now on, as long as the page lives: on a page of another site the
 * browser's storage belongs to that site.
 *
 * @param texts stores the texts; callers with the same map share them
 */
export function keepInMemory(texts: Map<string, string>): void {
  kept = memoryStorage(texts);
}

/** Whether the browser's storage is used. */
export function isKeptByBrowser(): boolean {
  return kept === undefined;
}
