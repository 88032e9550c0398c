import type { CalendarDay, Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';

/** A day of a product. Rates are unrounded percentages; null for a division by zero. */
export interface DayOfUse {
  readonly day: CalendarDay;
  readonly hours: number;
  /** Hours per license at the start of the month, relative to 8 hours. */
  readonly utilization: number | null;
  /** People who requested a license, successfully or not. */
  readonly requesters: number;
  /** Requesters per license at the start of the month. */
  readonly operationRate: number | null;
  readonly failures: number;
  /** Failures per attempt. */
  readonly failureRate: number | null;
}

export interface MonthOfHours {
  /** `YYYY-MM` */
  readonly month: string;
  readonly hours: number;
  /** Hours per license, relative to 20 days of 8 hours; null without licenses. */
  readonly utilization: number | null;
  /** At the start of the month; null when none was valid. */
  readonly licenses: number | null;
}

/** Data of the license tab, oldest first. */
export interface UsageByDay {
  readonly period: Period;
  readonly days: Readonly<Record<Product, readonly DayOfUse[]>>;
  readonly months: Readonly<Record<Product, readonly MonthOfHours[]>>;
}

/** Whether there was no use, no request and no license. */
export function isEmptyUsage({ days, months }: UsageByDay): boolean {
  return (
    [...days.cd, ...days.pd].every(({ hours, requesters }) => hours === 0 && requesters === 0) &&
    [...months.cd, ...months.pd].every(({ licenses }) => (licenses ?? 0) === 0)
  );
}
