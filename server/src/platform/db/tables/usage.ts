import type { UsageEventKind } from '@portal/shared/contracts';
import type { Product } from '@portal/shared/domain';
import type { ColumnType, Generated } from 'kysely';

/** Number of licenses of a product at the start of a month. */
export interface LicenseMonthTable {
  team_id: string;
  product: Product;
  /** First day of the month in Tokyo. */
  month: string;
  licenses: number;
}

/** Events reported by clients; partitioned by month in Tokyo, read only by the roll-up. */
export interface UsageEventTable {
  /** The client's idempotency key of the event. */
  id: string;
  team_id: string;
  kind: UsageEventKind;
  user_id: string;
  product: Product;
  /** Null for a refused attempt. */
  license_id: string | null;
  /** Time of the event on the device's clock, corrected. */
  at: Date;
  /** `use` only: how long the license was held before `at`. */
  seconds: Generated<number>;
  /** Correction of the device's clock in ms. */
  offset_ms: number;
  /** Null for an imported event. */
  device_id: string | null;
  received_at: ColumnType<Date, Date | undefined, never>;
}

/**
 * Days whose figures are outdated. One row per batch: it becomes visible together with the batch's
 * events, so that none are missed and no writer waits.
 */
export interface UsageMarkTable {
  seq: Generated<number>;
  team_id: string;
  day: string;
}

interface UsageFigures {
  /** Usage in seconds; all time that a license is held counts. */
  seconds: number;
  /** Attempts to get a license, granted or refused. */
  attempts: number;
  refusals: number;
}

/** A person's day with a license; refused attempts have the license `''`. */
export interface UsageUserDayTable extends UsageFigures {
  team_id: string;
  day: string;
  product: Product;
  user_id: string;
  license_id: string;
}

/** A person's month: the sum of their days, for long periods. */
export interface UsageUserMonthTable extends UsageFigures {
  team_id: string;
  /** First day of the month in Tokyo. */
  month: string;
  product: Product;
  user_id: string;
}

/** A team's day. */
export interface UsageDayTable extends UsageFigures {
  team_id: string;
  day: string;
  product: Product;
  /** People with an attempt. */
  requesters: number;
  /** Peak of concurrently used licenses. */
  peak: number;
}

/** A team's hour in Tokyo. */
export interface UsageHourTable {
  team_id: string;
  day: string;
  product: Product;
  /** 0 to 23. */
  hour: number;
  seconds: number;
  refusals: number;
}

/** Refused attempts of a day by the number of additional licenses that would have avoided them. */
export interface UsageShortageTable {
  team_id: string;
  day: string;
  product: Product;
  missing: number;
  refusals: number;
}

/** When a license was last in use. */
export interface UsageLicenseTable {
  team_id: string;
  license_id: string;
  last_used_at: Date;
}

/** Whether the team's owner receives last month's figures by mail. */
export interface UsageReportTable {
  team_id: string;
  /** The subscriber; gets the mail while they own the team. */
  user_id: string;
  subscribed: boolean;
  /** First day of the latest month without a pending mail. */
  sent_month: string;
}

export interface UsageTables {
  'manager.license_month': LicenseMonthTable;
  'manager.usage_event': UsageEventTable;
  'manager.usage_mark': UsageMarkTable;
  'manager.usage_user_day': UsageUserDayTable;
  'manager.usage_user_month': UsageUserMonthTable;
  'manager.usage_day': UsageDayTable;
  'manager.usage_hour': UsageHourTable;
  'manager.usage_shortage': UsageShortageTable;
  'manager.usage_license': UsageLicenseTable;
  'manager.usage_report': UsageReportTable;
}
