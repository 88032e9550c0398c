import {
  calendarDay,
  longestOf,
  text,
  type EmiApplication,
  type FieldFault,
} from '@portal/shared/contracts';
import {
  isEmiAgreementOutdated,
  startDays,
  toCalendarDay,
  tokyoDay,
  type CalendarDay,
  type Locale,
} from '@portal/shared/domain';
import { daysInWords } from '@portal/paper/daysInWords.ts';
import type { FieldMessages } from '../../../platform/errors.ts';
import { EmiOrderError } from './EmiOrderRefusal.ts';
import { emiOrderTexts } from './emiOrderTexts.ts';

interface Reading {
  readonly now: Date;
  readonly locale: Locale;
}

interface ReadApplication {
  readonly startsOn: CalendarDay;
  readonly label: string;
  readonly terms: string | null;
}

const longestLabel = longestOf('label') ?? 0;
const labelSchema = text(longestLabel);

/**
 * Reads a purchase: start date and project.
 * @throws EmiOrderError `outdated`; `invalid` with a message for each invalid field
 */
export function readPurchase({ data }: EmiApplication, reading: Reading): ReadApplication {
  const terms = termsOf(data.terms, reading);
  const startsOn = startOf(data, reading);
  const label = labelSchema.safeParse(data.label);
  const wrong: FieldMessages = {
    // In the order of the form, whose first invalid field gets focus.
    ...(label.success
      ? {}
      : { label: labelMessage(label.error.issues[0]?.message ?? '', reading.locale) }),
    ...(startsOn === undefined ? { start_at: startMessage(reading) } : {}),
  };
  if (startsOn === undefined || !label.success) throw new EmiOrderError('invalid', wrong);
  return { startsOn, label: label.data, terms };
}

/** Reads an application for the trial; the portal names the project. @throws EmiOrderError */
export function readTrial(
  { data }: EmiApplication,
  reading: Reading,
): Omit<ReadApplication, 'label'> {
  const terms = termsOf(data.terms, reading);
  const startsOn = startOf(data, reading);
  if (startsOn === undefined) {
    throw new EmiOrderError('invalid', { start_at: startMessage(reading) });
  }
  return { startsOn, terms };
}

/** The version of the accepted usage notes. @throws EmiOrderError `outdated` */
function termsOf(sent: string | undefined, { locale }: Reading): string | null {
  const version = sent ?? null;
  if (!isEmiAgreementOutdated(version)) return version;
  throw new EmiOrderError('outdated', { data: emiOrderTexts[locale].outdated });
}

/** The start date, or undefined if it is invalid or not selectable. */
function startOf(
  { start_at, start_on_order: isOnOrder = false }: EmiApplication['data'],
  { now }: Reading,
): CalendarDay | undefined {
  const day = calendarDay.safeParse(start_at);
  if (!day.success) return undefined;
  const { first, last } = startDays(tokyoDay(now));
  if (isOnOrder) return first;
  const startsOn = toCalendarDay(day.data);
  return startsOn >= first && startsOn <= last ? startsOn : undefined;
}

function startMessage({ now, locale }: Reading): string {
  const { first, last } = startDays(tokyoDay(now));
  const inWords = daysInWords(locale);
  return emiOrderTexts[locale].start(inWords(first), inWords(last));
}

function labelMessage(fault: string, locale: Locale): string {
  const { label } = emiOrderTexts[locale];
  const messages: Partial<Record<FieldFault, string>> = {
    required: label.missing,
    too_long: label.tooLong(longestLabel),
  };
  return Object.entries(messages).find(([code]) => code === fault)?.[1] ?? label.other;
}
