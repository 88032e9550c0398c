/** A storage like the browser's, in memory. */
export function memoryStorage(texts: Map<string, string>): Storage {
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
