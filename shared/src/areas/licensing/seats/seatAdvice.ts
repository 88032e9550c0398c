/** Usage of one product in one month, as the usage log keeps it. */
export interface MonthOfUse {
  /** `YYYY-MM` in Tokyo. */
  readonly month: string;
  /** Licenses at the month's start. */
  readonly licenses: number;
  /** The most licenses in use at one moment of the month. */
  readonly peak: number;
  /** Licenses of which nothing is known: standalone in the month, and no use of them reported. */
  readonly unreported: number;
  /** Refused attempts of the month. */
  readonly refusals: number;
  /** Refusals that each further license would have avoided: of the first, of the second, … */
  readonly shortages: readonly number[];
}

/** What a number of seats would have meant in the months that are known. */
export interface SeatAdvice {
  readonly seats: number;
  /** Months that are known, at most 12. */
  readonly months: number;
  /** The highest peak, and the latest month it was reached in. */
  readonly peak: number;
  readonly peakMonth: string;
  /**
   * Seats that would have stayed free all the time, of those whose use is known; below 0: how many
   * would have been missing at the highest peak.
   */
  readonly spare: number;
  /** Months whose peak exceeded the seats: a person would have had to wait. */
  readonly monthsShort: number;
}

/** How far back the advice looks. */
export const adviceMonths = 12;

/**
 * What `seats` licenses would have meant over the last months of use; `null` when nothing is known.
 * Only the last 12 of the months given count, whatever their order.
 */
export function seatAdvice(use: readonly MonthOfUse[], seats: number): SeatAdvice | null {
  const months = use
    .toSorted((left, right) => (left.month < right.month ? -1 : 1))
    .slice(-adviceMonths);
  const [first, ...rest] = months;
  if (!first) return null;
  const highest = rest.reduce((top, each) => (each.peak >= top.peak ? each : top), first);
  return {
    seats,
    months: months.length,
    peak: highest.peak,
    peakMonth: highest.month,
    spare: spareOf(months, seats, highest.peak),
    monthsShort: months.filter(({ peak }) => peak > seats).length,
  };
}

function spareOf(months: readonly MonthOfUse[], seats: number, peak: number): number {
  if (seats < peak) return seats - peak;
  const needed = Math.max(...months.map((each) => each.peak + each.unreported));
  return Math.max(0, seats - needed);
}
