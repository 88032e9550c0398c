/** Characters of a piece from which on nothing is added to it any more. */
const pieceLength = 1 << 16;

/**
 * Text that is HTML already. Everything else that `markup` is given is escaped. Long texts are kept
 * in pieces, which go as they are into what is around them: the report of a panel has a hundred
 * megabytes, and would be there once for each element that holds it.
 */
export class Markup {
  readonly pieces: readonly string[];

  constructor(...pieces: readonly string[]) {
    this.pieces = pieces;
  }
}

type Value = string | number | Markup | readonly Markup[];

/** Writes HTML; values from an archive cannot become markup, in texts and in quoted attributes alike. */
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

/** Texts of these alone are HTML as they are. */
const harmless = /^[\n !#-%(-;=?-~]*$/;

/** What is invisible or no character at all is shown as a question mark. */
export function escapeHtml(text: string): string {
  if (harmless.test(text)) return text;
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : '?'))
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
