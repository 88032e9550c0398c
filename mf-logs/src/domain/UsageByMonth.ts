import type { Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';

/** Licenses of a product in a month against what was needed of them. */
export interface MonthOfSeats {
  /** `YYYY-MM` */
  readonly month: string;
  /** At the month's start; null when none was valid. */
  readonly licenses: number | null;
  /** The most in use at one moment. */
  readonly peak: number;
}

export interface UsageByMonth {
  readonly period: Period;
  readonly months: Readonly<Record<Product, readonly MonthOfSeats[]>>;
}
