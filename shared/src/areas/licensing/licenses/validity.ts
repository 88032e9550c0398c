import { addDays, daysBetween, type CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { contractMonths } from '../../../basics/calendar/contractMonths.ts';
import type { License } from './License.ts';

/** Number of days before its last day from which a license is near expiry. */
export const nearExpiryDays = 20;
/** Number of days after its last day for which a license can still be renewed. */
const renewalGraceDays = 30;

/** Number of days without use from which a license is idle. */
export const idleDays = 30;

export const validityKinds = ['valid', 'near_expiry', 'expired', 'upcoming'] as const;
export type ValidityKind = (typeof validityKinds)[number];

/** The validity of a license on a day. */
export type Validity =
  | { readonly kind: 'upcoming'; readonly startsInDays: number }
  /** `daysLeft` is the number of days to the last day: 0 on the last day itself. */
  | { readonly kind: 'valid' | 'near_expiry'; readonly daysLeft: number }
  | { readonly kind: 'expired'; readonly daysAgo: number };

type Period = Pick<License, 'startsOn' | 'endsOn'>;

/**
 * The validity of a license on a day. Near expiry (0 ≤ end − today ≤ 20 days) comes before
 * upcoming: a period that ends within 20 days always shows as ending.
 */
export function licenseValidity({ startsOn, endsOn }: Period, today: CalendarDay): Validity {
  const daysLeft = daysBetween(today, endsOn);
  if (daysLeft < 0) return { kind: 'expired', daysAgo: -daysLeft };
  if (daysLeft <= nearExpiryDays) return { kind: 'near_expiry', daysLeft };
  if (startsOn > today) return { kind: 'upcoming', startsInDays: daysBetween(today, startsOn) };
  return { kind: 'valid', daysLeft };
}

/** Whether the license may be used on `today`. */
export function isUsableOn({ startsOn, endsOn }: Period, today: CalendarDay): boolean {
  return startsOn <= today && today <= endsOn;
}

/** The length of a contract in complete months, renewals included. */
export function contractPeriodMonths({ startsOn, endsOn }: Period): number {
  return contractMonths(startsOn, endsOn);
}

/** Whether the period and kind of a license allow a renewal; an unpaid order may still forbid it. */
export function isRenewable(license: Period & Pick<License, 'trial'>, today: CalendarDay): boolean {
  if (license.trial) return false;
  // Most have not ended. Long lists ask of each license, and days are added slowly.
  return license.endsOn >= today || addDays(license.endsOn, renewalGraceDays) >= today;
}
