import type { UsageEventKind } from '@portal/shared/contracts';
import type { Product } from '@portal/shared/domain';
import type { ColumnType, Generated } from 'kysely';

/** Licenses of a product at the start of a month. */
export interface LicenseMonthTable {
  team_id: string;
  product: Product;
  /** First day of the month in Tokyo. */
  month: string;
  licenses: number;
}

/** What clients reported; one partition for each month in Tokyo, read by the roll-up only. */
export interface UsageEventTable {
  /** The client's own name of the event. */
  id: string;
  team_id: string;
  kind: UsageEventKind;
  user_id: string;
  product: Product;
  /** Null for a refused attempt. */
  license_id: string | null;
  /** When it happened: the device's time, corrected. */
  at: Date;
  /** Of `use`: the license was held for so long before `at`. */
  seconds: Generated<number>;
  /** Milliseconds that were added to the device's time. */
  offset_ms: number;
  /** Null for an imported event. */
  device_id: string | null;
  received_at: ColumnType<Date, Date | undefined, never>;
}

/**
 * Days whose figures are behind their events. One row for each batch: it becomes visible with the
 * events of the batch, so that none are overlooked, and nobody waits for anybody.
 */
export interface UsageMarkTable {
  seq: Generated<number>;
  team_id: string;
  day: string;
}

interface UsageFigures {
  /** Of use; all seconds of a license that is held count. */
  seconds: number;
  /** Asked for a license, granted or refused. */
  attempts: number;
  refusals: number;
}

/** A person's day with a license; refused attempts stand with the license `''`. */
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
  /** People with at least one attempt. */
  requesters: number;
  /** The most licenses in use at one moment. */
  peak: number;
}

/** A team's hour of a day in Tokyo. */
export interface UsageHourTable {
  team_id: string;
  day: string;
  product: Product;
  /** 0 to 23. */
  hour: number;
  seconds: number;
  refusals: number;
}

/** Refused attempts of a day by how many more licenses would have avoided them. */
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

/** Whether last month's figures go to a team's owner by mail. */
export interface UsageReportTable {
  team_id: string;
  /** Who subscribed; the mail goes to them as long as they own the team. */
  user_id: string;
  subscribed: boolean;
  /** First day of the latest month that needs no mail any more. */
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
