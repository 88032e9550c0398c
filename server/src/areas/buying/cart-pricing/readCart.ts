import {
  startDays,
  toCalendarDay,
  tokyoDay,
  type CalendarDay,
  type Locale,
} from '@portal/shared/domain';
import { daysInWords } from '@portal/paper/daysInWords.ts';
import { mostIssues } from '../../../platform/answers/refusals/refusalOf.ts';
import type { FieldMessages } from '../../../platform/errors.ts';
import { CartError } from './CartRefusal.ts';
import { cartTexts } from './cartTexts.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** Validates a request about a cart. @throws CartError `invalid` with a message for each field. */
export function readRequest<T>(schema: Schema<T>, body: unknown, locale: Locale): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new CartError('invalid', cartMessages(read.error.issues, locale));
}

/**
 * The message for each invalid field of a cart, by the field's name on the wire; unknown fields
 * count as `body`.
 */
export function cartMessages(issues: readonly Issue[], locale: Locale): FieldMessages {
  const { fields, other } = cartTexts[locale];
  const names = issues.slice(0, mostIssues).map(({ path: [field] }) => String(field ?? 'body'));
  return Object.fromEntries(
    names.map((name) => [name, (Object.hasOwn(fields, name) ? fields[name] : other) ?? other]),
  );
}

/**
 * Checks the start date of new licenses: from today to the same day next month, in Tokyo.
 * @throws CartError `invalid`
 */
export function requireStart(startAt: string, now: Date, locale: Locale): CalendarDay {
  const startsOn = toCalendarDay(startAt);
  const today = tokyoDay(now);
  const { last } = startDays(today);
  if (startsOn >= today && startsOn <= last) return startsOn;
  const { start, startPassed } = cartTexts[locale];
  const inWords = daysInWords(locale);
  const possible = [inWords(today), inWords(last)] as const;
  const sentence =
    startsOn < today ? startPassed(inWords(startsOn), ...possible) : start(...possible);
  throw new CartError('invalid', { start_at: sentence });
}
