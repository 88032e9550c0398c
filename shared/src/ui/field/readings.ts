import { plainCode, tidyText } from '../../basics/text/typedText.ts';

/** How a field normalizes typed text, by its kind: `contracts/fields.ts` does the same. */
export const readings = {
  /** A name or other text. */
  name: tidyText,
  /** A code, number, mail address or search term. */
  code: plainCode,
  /** A password, or text that `useTypedText` normalizes: unchanged. */
  asTyped: String,
} as const;

/** Shows the normalized text of a field, and reports it like typed text. */
export function settleText(
  field: HTMLInputElement | HTMLTextAreaElement,
  holds: keyof typeof readings = 'name',
): void {
  const text = readings[holds](field.value);
  if (text === field.value) return;
  // React overrides the field's setter, and would ignore the event after a call of it.
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
