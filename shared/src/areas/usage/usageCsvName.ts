import type { UsagePeriod } from './usagePeriod.ts';

/** Name of the file with a data set of the usage log: `usage-log_user_2026-11-01_2026-11-22.csv`. */
export function usageCsvName(set: string, { start, end }: UsagePeriod): string {
  return `usage-log_${set}_${start}_${end}.csv`;
}
