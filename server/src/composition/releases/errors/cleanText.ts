const mail = /(?<![^\s@<>()"',;:])[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[a-z]{2,}/gi;
/** Query and fragment of an address. */
const query = /(\/[^\s/?#"'()]*)[?#][^\s"'()]*/g;
/** Tokens, keys and digests; only with a digit. */
const long = /[\w-]{20,}/g;
const longNumber = /\d{7,}/g;
const mostCharacters = 300;

/**
 * Removes possibly personal data from an error text: mail addresses, query strings, tokens, long
 * numbers. Names cannot be detected: errors must not contain them.
 */
export function cleanText(text: string): string {
  const clean = text
    .replaceAll(query, '$1?…')
    .replaceAll(mail, '(mail)')
    .replaceAll(long, (word) => (/\d/.test(word) ? '(token)' : word))
    .replaceAll(longNumber, '(number)')
    .replaceAll('\u0000', '');
  return clean.length > mostCharacters ? `${clean.slice(0, mostCharacters)}…` : clean;
}
