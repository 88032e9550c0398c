/** Text that is HTML already. Everything else that `markup` is given is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Markup[];

/** Writes HTML; values from an archive cannot become markup, in texts and in quoted attributes alike. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const parts = strings.map(
    (string, index) => string + (index < values.length ? textOf(values[index] ?? '') : ''),
  );
  return new Markup(parts.join(''));
}

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
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
