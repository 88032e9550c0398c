import type { UsageByDay } from '@portal/shared/contracts';

/** The license tab's response: three days from the start of November. */
export function aUsageByDay(changes: Partial<UsageByDay> = {}): UsageByDay {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
  return {
    start_at: '2026-11-01',
    end_at: '2026-11-03',
    data_operation_cd: days.map((day, place) => [day, place * 8.25, place * 10.3125]),
    data_operation_pd: days.map((day) => [day, 0, null]),
    data_license_cd: days.map((day, place) => [day, place, place * 10]),
    data_license_pd: days.map((day) => [day, 0, null]),
    data_failed_cd: days.map((day, place) => [day, place, place === 0 ? null : 12.5]),
    data_failed_pd: days.map((day) => [day, 0, null]),
    months: { cd: [['2026-11', 24.75, 1.546875, 10]], pd: [['2026-11', 0, null, null]] },
    ...changes,
  };
}
