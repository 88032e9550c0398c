import type { MonthOfUse } from './seatAdvice.ts';

/** What a team should do about its number of licenses of one product. */
export interface LicenseAdvice {
  /** `buy`: get `count` more; `idle`: `count` were not needed. */
  readonly kind: 'buy' | 'idle';
  readonly count: number;
  /** What it was computed from. */
  readonly basis: {
    /** The latest month looked at, `YYYY-MM`. */
    readonly month: string;
    /** Licenses at its start. */
    readonly licenses: number;
    /** The most in use at one moment of the months looked at. */
    readonly peak: number;
    /** Of the licenses: those that `idle` leaves out, because nothing is known of their use. */
    readonly unreported: number;
    /** Refused attempts of the month, and how many of them `count` more licenses would have avoided. */
    readonly refusals: number;
    readonly avoided: number;
    /** How many months were looked at. */
    readonly months: number;
  };
}

/** Fewer refusals in a month are bad luck, not a shortage. */
const fewestRefusals = 3;
/** Of the refusals that more licenses would have avoided; the last few can cost as many again. */
const worthwhileShare = 0.9;
/** Licenses that were idle for so long are not missed. */
const idleMonths = 3;

/**
 * The advice that the last complete months give: to buy the smallest number of licenses that would
 * have avoided nine in ten of last month's refusals, when there were 3 or more; or that licenses were
 * idle, those beyond the highest peak of three months in each of which some were free all the time
 * and nobody was refused. A standalone license whose use was not reported is not idle: nobody knows.
 *
 * @param use months of one product in any order
 * @param thisMonth `YYYY-MM` in Tokyo; the months before it are complete
 * @returns null when nothing is to be done, or too little is known
 */
export function licenseAdvice(use: readonly MonthOfUse[], thisMonth: string): LicenseAdvice | null {
  const months = use
    .filter(({ month }) => isWithin(month, thisMonth))
    .toSorted((left, right) => (left.month < right.month ? 1 : -1));
  const [latest] = months;
  if (!latest || monthsBetween(latest.month, thisMonth) > 1) return null;
  return buyAdvice(latest) ?? idleAdvice(latest, months);
}

function buyAdvice(latest: MonthOfUse): LicenseAdvice | null {
  const { month, licenses, peak, unreported, refusals, shortages } = latest;
  const avoidable = shortages.reduce((sum, each) => sum + each, 0);
  if (refusals < fewestRefusals || avoidable === 0) return null;
  let avoided = 0;
  let count = 0;
  for (const each of shortages) {
    if (avoided >= worthwhileShare * avoidable) break;
    avoided += each;
    count += 1;
  }
  const basis = { month, licenses, peak, unreported, refusals, avoided, months: 1 };
  return { kind: 'buy', count, basis };
}

function idleAdvice(latest: MonthOfUse, months: readonly MonthOfUse[]): LicenseAdvice | null {
  const { month, licenses } = latest;
  const wereIdle = months.every(
    (each) => each.licenses > each.peak + each.unreported && each.refusals === 0,
  );
  if (months.length < idleMonths || !wereIdle) return null;
  const peak = Math.max(...months.map((each) => each.peak));
  const unreported = Math.max(...months.map((each) => each.unreported));
  const count = licenses - peak - unreported;
  if (count <= 0) return null;
  const basis = {
    month,
    licenses,
    peak,
    unreported,
    refusals: 0,
    avoided: 0,
    months: months.length,
  };
  return { kind: 'idle', count, basis };
}

function isWithin(month: string, thisMonth: string): boolean {
  const ago = monthsBetween(month, thisMonth);
  return ago >= 1 && ago <= idleMonths;
}

function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(to) - count(from);
}
