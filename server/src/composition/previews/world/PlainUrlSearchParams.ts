type Pair = readonly [string, string];
type Start = string | Iterable<Pair> | Readonly<Record<string, string>>;

/**
 * Stand-in for `URLSearchParams` (https://url.spec.whatwg.org/#urlsearchparams). Converts all
 * arguments to text, as the standard does.
 */
export class PlainUrlSearchParams {
  #pairs: Pair[];

  constructor(start: Start = '') {
    this.#pairs = pairsOf(start).map(([name, value]) => [wellFormed(name), wellFormed(value)]);
  }

  get size(): number {
    return this.#pairs.length;
  }

  append(name: string, value: string): void {
    this.#pairs.push([wellFormed(name), wellFormed(value)]);
  }

  delete(name: string, value?: string): void {
    this.#pairs = this.#pairs.filter((pair) => !isMeant(pair, name, value));
  }

  get(name: string): string | null {
    return this.#pairs.find((pair) => isMeant(pair, name))?.[1] ?? null;
  }

  getAll(name: string): string[] {
    return this.#pairs.filter((pair) => isMeant(pair, name)).map(([, value]) => value);
  }

  has(name: string, value?: string): boolean {
    return this.#pairs.some((pair) => isMeant(pair, name, value));
  }

  set(name: string, value: string): void {
    const first = this.#pairs.findIndex((pair) => isMeant(pair, name));
    if (first === -1) {
      this.append(name, value);
      return;
    }
    this.#pairs = this.#pairs.filter((pair, at) => at <= first || !isMeant(pair, name));
    this.#pairs[first] = [wellFormed(name), wellFormed(value)];
  }

  sort(): void {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  }

  forEach(visit: (value: string, name: string, all: PlainUrlSearchParams) => void): void {
    for (const [name, value] of this.#pairs) visit(value, name, this);
  }

  keys(): IterableIterator<string> {
    return this.#pairs.map(([name]) => name).values();
  }

  values(): IterableIterator<string> {
    return this.#pairs.map(([, value]) => value).values();
  }

  entries(): IterableIterator<[string, string]> {
    return this.#pairs.map(([name, value]): [string, string] => [name, value]).values();
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }

  toString(): string {
    return this.#pairs.map(([name, value]) => `${written(name)}=${written(value)}`).join('&');
  }
}

function isMeant([name, value]: Pair, wanted: unknown, wantedValue?: unknown): boolean {
  if (name !== textOf(wanted)) return false;
  return wantedValue === undefined || value === textOf(wantedValue);
}

function pairsOf(start: Start): Pair[] {
  if (typeof start === 'object')
    return Symbol.iterator in start ? [...start] : Object.entries(start);
  return start
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return [read(name), read(value.join('='))];
    });
}

function read(text: string): string {
  return text.replaceAll('+', ' ').replaceAll(/(?:%[\da-f]{2})+/gi, decoded);
}

/** Each invalid UTF-8 byte becomes U+FFFD. */
function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    // A UTF-8 character takes up to four escapes; anything else is invalid.
    for (const length of [3, 6, 9, 12]) {
      try {
        const character = decodeURIComponent(escapes.slice(0, length));
        return character + decoded(escapes.slice(length));
      } catch {
        continue;
      }
    }
    return `\u{fffd}${decoded(escapes.slice(3))}`;
  }
}

function written(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function wellFormed(value: unknown): string {
  return textOf(value).replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
}

function textOf(value: unknown): string {
  return String(value);
}
