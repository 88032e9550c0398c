/**
 * What no name and no line of text has: control characters, line and paragraph separators, marks
 * that turn the direction of writing, halves of characters and code points that are none. They make
 * a name look like another one, break lines of mails and papers, and command terminals.
 */
const notPlain = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Whether a text can be a name: one line that shows all there is in it. */
export function isPlainText(text: string): boolean {
  return text.search(notPlain) === -1;
}

/** A text without what `isPlainText` refuses, such as what comes along when it is pasted. */
export function withoutUnplain(text: string): string {
  return text.replaceAll(notPlain, '');
}

/**
 * A text for one line of a terminal or a log: what `isPlainText` refuses is written out, like
 * `\u{202e}`, so that it neither commands the terminal nor hides.
 */
export function writeOut(text: string): string {
  return text.replaceAll(
    notPlain,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
