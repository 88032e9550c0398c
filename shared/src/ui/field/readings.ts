import { plainCode, tidyText } from '../../basics/text/typedText.ts';

/** How a field reads what is typed, by what it holds: `contracts/fields.ts` reads alike. */
export const readings = {
  /** A name or other text. */
  name: tidyText,
  /** A code, number, mail address or search term. */
  code: plainCode,
  /** A password, or what `useTypedText` reads: character by character. */
  asTyped: String,
} as const;

/** Shows what a field has read, and tells it as if it was typed. */
export function settleText(
  field: HTMLInputElement | HTMLTextAreaElement,
  holds: keyof typeof readings = 'name',
): void {
  const text = readings[holds](field.value);
  if (text === field.value) return;
  // The field's own setter is React's, which would not hear of it then.
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
