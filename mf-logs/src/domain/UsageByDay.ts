import type { CalendarDay, Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';

/** A day of a product. Rates are percentages, not rounded; null where nothing can be divided by. */
export interface DayOfUse {
  readonly day: CalendarDay;
  readonly hours: number;
  /** Hours of 8 for each license at the month's start. */
  readonly utilization: number | null;
  /** People who asked for a license, whether they got one or not. */
  readonly requesters: number;
  /** Requesters for each license at the month's start. */
  readonly operationRate: number | null;
  readonly failures: number;
  /** Failures among all attempts. */
  readonly failureRate: number | null;
}

/** A month of a product. */
export interface MonthOfHours {
  /** `YYYY-MM` */
  readonly month: string;
  readonly hours: number;
  /** Hours of 20 days of 8 hours for each license; null without licenses. */
  readonly utilization: number | null;
  /** At the month's start; null when none was valid. */
  readonly licenses: number | null;
}

/** What the tab of licenses shows, the oldest first. */
export interface UsageByDay {
  readonly period: Period;
  readonly days: Readonly<Record<Product, readonly DayOfUse[]>>;
  readonly months: Readonly<Record<Product, readonly MonthOfHours[]>>;
}

/** Whether nobody has used or asked for anything, and no license was there to be used. */
export function isEmptyUsage({ days, months }: UsageByDay): boolean {
  return (
    [...days.cd, ...days.pd].every(({ hours, requesters }) => hours === 0 && requesters === 0) &&
    [...months.cd, ...months.pd].every(({ licenses }) => (licenses ?? 0) === 0)
  );
}
