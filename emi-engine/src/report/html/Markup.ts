/** Length from which on a piece is closed. */
const pieceLength = 1 << 16;

/**
 * Safe HTML; `markup` escapes everything else. Long texts are kept in pieces that are shared with
 * the surrounding markup: the report of a panel has a hundred megabytes and would otherwise be
 * copied for each enclosing element.
 */
export class Markup {
  readonly pieces: readonly string[];

  constructor(...pieces: readonly string[]) {
    this.pieces = pieces;
  }
}

type Value = string | number | Markup | readonly Markup[];

/** Builds HTML; values cannot become markup, neither in texts nor in quoted attributes. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const pieces: string[] = [];
  let parts: string[] = [];
  let length = 0;
  const settle = () => {
    if (parts.length > 0) pieces.push(parts.join(''));
    [parts, length] = [[], 0];
  };
  const add = (text: string) => {
    if (text.length >= pieceLength) settle();
    parts.push(text);
    length += text.length;
    if (length >= pieceLength) settle();
  };
  strings.forEach((string, index) => {
    add(string);
    for (const text of textsOf(values[index] ?? '')) add(text);
  });
  settle();
  return new Markup(...pieces);
}

function textsOf(value: Value): readonly string[] {
  if (value instanceof Markup) return value.pieces;
  if (typeof value === 'object') return value.flatMap(({ pieces }) => pieces);
  return [escapeHtml(String(value))];
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

/** Texts of only these characters need no escaping. */
const harmless = /^[\n !#-%(-;=?-~]*$/;

/** Invisible characters and noncharacters become question marks. */
export function escapeHtml(text: string): string {
  if (harmless.test(text)) return text;
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : '?'))
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
