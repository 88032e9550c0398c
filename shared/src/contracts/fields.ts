import * as z from 'zod/mini';
import { isPlainText } from '../domain/text/isPlainText.ts';
import { longest } from './longest.ts';

/** Why a field is refused; the page turns it into a sentence. */
export type FieldFault =
  | 'required'
  | 'too_long'
  | 'too_short'
  /** A password that is easily guessed. */
  | 'too_common'
  | 'not_an_email'
  | 'not_a_post_code'
  | 'not_a_phone_number'
  | 'not_agreed'
  /** The page shows terms that no longer count. */
  | 'outdated'
  /** No https address. */
  | 'not_an_address'
  | 'not_a_domain'
  /** A mail service's, open to everybody. */
  | 'public_domain'
  /** Another team has proved it. */
  | 'domain_taken'
  | 'already_member'
  | 'already_invited'
  /** The mail address that the person has already. */
  | 'same_address'
  /** Characters that no name has, see `isPlainText`. */
  | 'not_plain_text';

export const fault = (code: FieldFault): FieldFault => code;

const plain = z.refine<string>(isPlainText, fault('not_plain_text'));

/** A name or another line of text that may be left empty. */
export const optionalText = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, fault('too_long')), plain);

/** A name or another line of text: everything that people see of each other is one of these two. */
export const text = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fault('required')),
      z.maxLength(longest, fault('too_long')),
      plain,
    );

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: fault('required'), abort: true }),
    z.maxLength(longest.email, fault('too_long')),
    z.regex(
      /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/,
      fault('not_an_email'),
    ),
    z.refine<string>(isPlainText, fault('not_an_email')),
  );

export const postCode = z
  .string()
  .check(z.trim(), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,9}$|^$/, fault('not_a_post_code')));
export const tel = z
  .string()
  .check(z.trim(), z.regex(/^\+?[0-9][0-9() -]{6,19}$|^$/, fault('not_a_phone_number')));
