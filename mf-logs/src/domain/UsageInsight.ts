import type { CalendarDay, Product } from '@portal/shared/domain';

/** The most licenses in use at one moment of a day, against those that the team had. */
export interface DayOfSeats {
  readonly day: CalendarDay;
  readonly peak: number;
  /** At the month's start; null when none was valid. */
  readonly licenses: number | null;
}

/** A valid license that nobody has used for 30 days or more. */
export interface IdleLicense {
  readonly id: string;
  readonly number: string;
  readonly product: Product;
  /** ISO 8601; null when it was never used. */
  readonly lastUsedAt: string | null;
  readonly days: number;
}

/** `buy`: so many more would have avoided refusals; `idle`: so many were not needed. */
export interface Advice {
  readonly kind: 'buy' | 'idle';
  readonly product: Product;
  readonly count: number;
  readonly basis: {
    /** `YYYY-MM`, the latest that was looked at. */
    readonly month: string;
    readonly licenses: number;
    readonly peak: number;
    /** Standalone licenses without reported use, which are not called idle. */
    readonly unreported: number;
    readonly refusals: number;
    readonly avoided: number;
    /** How many months were looked at. */
    readonly months: number;
  };
}

/** What a team lead asks. */
export interface UsageInsight {
  readonly peaks: Readonly<Record<Product, readonly DayOfSeats[]>>;
  /** Hours of use: 7 weekdays from Monday, of 24 hours each. */
  readonly weekHours: Readonly<Record<Product, readonly number[]>>;
  /** Refused attempts in each hour of the day. */
  readonly refusals: Readonly<Record<Product, readonly number[]>>;
  /** The longest unused first. */
  readonly idle: readonly IdleLicense[];
  readonly advice: readonly Advice[];
}

export const hoursOfDay = 24;
export const daysOfWeek = 7;
