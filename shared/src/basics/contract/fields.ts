import * as z from 'zod/mini';
import { isPlainText } from '../text/isPlainText.ts';
import { plainCode, tidyText } from '../text/typedText.ts';
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
  | 'not_plain_text'
  /** Characters that no font of the documents has; they follow, parted by blanks. */
  | 'not_printable';

export const fault = (code: FieldFault): FieldFault => code;

/*
 * What people type into requests is one of these: a name, free text, a code or a secret. A test
 * (`typedFields.test.ts` of the server) looks whether every field has chosen.
 */
const plain = z.refine<string>(isPlainText, fault('not_plain_text'));
const tidied = z.overwrite<string>(tidyText);
const coded = z.overwrite<string>(plainCode);

/** Several lines of text, which may be left empty. */
export const freeText = (longest: number) =>
  z.string().check(tidied, z.maxLength(longest, fault('too_long')));

/** A name or another line of text that may be left empty. */
export const optionalText = (longest: number) => freeText(longest).check(plain);

/** A name or another line of text: everything that people see of each other is one of these two. */
export const text = (longest: number) =>
  z
    .string()
    .check(
      tidied,
      z.minLength(1, fault('required')),
      z.maxLength(longest, fault('too_long')),
      plain,
    );

/**
 * Marks a text that invoices and other papers show. The server, which has their fonts, refuses
 * characters that no font has; the text itself stays as it is.
 */
export const printed = z.overwrite<string>(asPrinted);
export function asPrinted(text: string): string {
  return text;
}

export const printedText = (longest: number) => text(longest).check(printed);
export const optionalPrintedText = (longest: number) => optionalText(longest).check(printed);

/** A password or another secret: what is typed, sign for sign. */
export const secret = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite<string>(asTyped),
      z.minLength(1, { error: fault('required'), abort: true }),
      z.maxLength(longest, fault('too_long')),
    );

/** How passwords are read. */
export function asTyped(text: string): string {
  return text;
}

/** What is looked for (`plainCode`); the search itself leaves out what no name has. */
export const searchTerm = (longest: number) =>
  z.string().check(coded, z.maxLength(longest, fault('too_long')));

/** A code or a number (`plainCode`), which may be left empty. */
export const optionalCode = (longest: number) => searchTerm(longest).check(plain);

const required = z.minLength(1, { error: fault('required'), abort: true });

export const code = (longest: number) =>
  z.string().check(coded, required, z.maxLength(longest, fault('too_long')), plain);

export const email = z.string().check(
  // A Japanese keyboard writes 。 for a full stop.
  z.overwrite<string>((text) => plainCode(text).replaceAll('。', '.')),
  required,
  z.maxLength(longest.email, fault('too_long')),
  z.regex(
    /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u,
    fault('not_an_email'),
  ),
  z.refine<string>(isPlainText, fault('not_an_email')),
);

/** Of a Japanese one, without the mark before it. */
export const postCode = z.string().check(
  z.overwrite<string>((text) => plainCode(text).replace(/^〒 ?(?=\d{3}-?\d{4}$)/u, '')),
  z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,9}$|^$/, fault('not_a_post_code')),
);
export const tel = z
  .string()
  .check(coded, z.regex(/^\+?[0-9(][0-9() -]{6,19}$|^$/, fault('not_a_phone_number')));
