import { addDays, type CalendarDay } from '../../basics/calendar/CalendarDay.ts';
import type { Currency } from '../buying/pricing/Currency.ts';

/** What a license of the EMI check gives, bought and as a trial. */
export const emiLicenseTerms = {
  bought: { uses: 5, days: 30 },
  trial: { uses: 5, days: 5 },
} as const;

/** Price of a license of the EMI check without tax, in minor units: ¥100,000 or $1,000. */
export const emiLicensePrices: Readonly<Record<Currency, number>> = { JPY: 100_000, USD: 100_000 };

export type EmiLicenseKind = keyof typeof emiLicenseTerms;

/** Whether a team can take the free trial; `still`: it cannot use the service at all. */
export const emiTrialStates = ['still', 'available', 'used', 'ended'] as const;
export type EmiTrialState = (typeof emiTrialStates)[number];

/** The last day of a license of the EMI check that begins on a day, both days included. */
export function emiLicenseEndsOn(startsOn: CalendarDay, kind: EmiLicenseKind): CalendarDay {
  return addDays(startsOn, emiLicenseTerms[kind].days - 1);
}
