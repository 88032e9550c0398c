import * as z from 'zod/mini';

/** Why a field is refused; the page turns it into a sentence. */
export type FieldFault =
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'not_an_email'
  | 'not_a_post_code'
  | 'not_a_phone_number'
  | 'not_agreed';

export const fault = (code: FieldFault): FieldFault => code;

export const optionalText = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, fault('too_long')));
export const text = (longest: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, fault('required')), z.maxLength(longest, fault('too_long')));

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: fault('required'), abort: true }),
    z.maxLength(254, fault('too_long')),
    z.regex(
      /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/,
      fault('not_an_email'),
    ),
  );

export const postCode = z
  .string()
  .check(z.trim(), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,9}$|^$/, fault('not_a_post_code')));
export const tel = z
  .string()
  .check(z.trim(), z.regex(/^\+?[0-9][0-9() -]{6,19}$|^$/, fault('not_a_phone_number')));
