import type { Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';

/** Licenses of a product in a month, and the peak of their use. */
export interface MonthOfSeats {
  /** `YYYY-MM` */
  readonly month: string;
  /** At the start of the month; null when none was valid. */
  readonly licenses: number | null;
  /** The maximum in use at the same time. */
  readonly peak: number;
}

export interface UsageByMonth {
  readonly period: Period;
  readonly months: Readonly<Record<Product, readonly MonthOfSeats[]>>;
}
