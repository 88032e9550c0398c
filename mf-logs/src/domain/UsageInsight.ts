import type { CalendarDay, Product } from '@portal/shared/domain';

/** The maximum of licenses in use at the same time on a day, and the team's licenses. */
export interface DayOfSeats {
  readonly day: CalendarDay;
  readonly peak: number;
  /** At the start of the month; null when none was valid. */
  readonly licenses: number | null;
}

/** A valid license unused for 30 days or more. */
export interface IdleLicense {
  readonly id: string;
  readonly number: string;
  readonly product: Product;
  /** ISO 8601; null when never used. */
  readonly lastUsedAt: string | null;
  readonly days: number;
}

/**
 * `buy`: `count` more licenses would have avoided refusals; `idle`: `count` licenses were not
 * needed.
 */
export interface Advice {
  readonly kind: 'buy' | 'idle';
  readonly product: Product;
  readonly count: number;
  readonly basis: {
    /** `YYYY-MM`, the latest month examined. */
    readonly month: string;
    readonly licenses: number;
    readonly peak: number;
    /** Standalone licenses without reported use, which do not count as idle. */
    readonly unreported: number;
    readonly refusals: number;
    readonly avoided: number;
    /** Number of months examined. */
    readonly months: number;
  };
}

/** Figures and advice for a team lead. */
export interface UsageInsight {
  readonly peaks: Readonly<Record<Product, readonly DayOfSeats[]>>;
  /** Hours of use: 7 weekdays from Monday, with 24 hours each. */
  readonly weekHours: Readonly<Record<Product, readonly number[]>>;
  /** Refused attempts by hour of the day. */
  readonly refusals: Readonly<Record<Product, readonly number[]>>;
  /** Longest unused first. */
  readonly idle: readonly IdleLicense[];
  readonly advice: readonly Advice[];
}

export const hoursOfDay = 24;
export const daysOfWeek = 7;
