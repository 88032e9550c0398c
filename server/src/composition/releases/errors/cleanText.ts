const mail = /(?<![^\s@<>()"',;:])[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[a-z]{2,}/gi;
/** Query and fragment of an address, behind the last part of its path. */
const query = /(\/[^\s/?#"'()]*)[?#][^\s"'()]*/g;
/** With a digit in it: a token, a key, a digest. */
const long = /[\w-]{20,}/g;
const longNumber = /\d{7,}/g;
const mostCharacters = 300;

/**
 * A text of an error without what may be somebody's: addresses of mails, queries of addresses,
 * tokens, long numbers. Names of people cannot be told from other words: errors must not have them.
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
