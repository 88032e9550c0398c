/** A storage like the browser's, in memory. */
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
 * What this browser, or this tab of it, keeps for remotes: small texts by name, which all remotes
 * and the portal share. A name begins with that of the remote, but for what several remotes read,
 * such as the cart. Nothing about a person stays there that others who use the browser may not see.
 * On a page of another site nothing is kept, see `keepInMemory`.
 *
 * Each access may throw, this one too: storage can be blocked by a setting, or full.
 */
export function storageOf(keeper: 'browser' | 'tab'): Storage {
  return kept ?? (keeper === 'browser' ? localStorage : sessionStorage);
}

let kept: Storage | undefined;

/**
 * From now on texts are kept as long as the page, and no longer: the browser's storage belongs to
 * the site of the page.
 *
 * @param texts in which they are kept; those who are given the same ones share them
 */
export function keepInMemory(texts: Map<string, string>): void {
  kept = memoryStorage(texts);
}

/** Whether the browser keeps what this code stores. */
export function isKeptByBrowser(): boolean {
  return kept === undefined;
}
