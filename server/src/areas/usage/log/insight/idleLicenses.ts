import type { UsageInsight } from '@portal/shared/contracts';
import {
  compareCodePoints,
  daysBetween,
  idleDays,
  toCalendarDay,
  tokyoDay,
  type CalendarDay,
} from '@portal/shared/domain';
import type { UsableLicense } from './insight.queries.ts';

/**
 * Licenses without use for `idleDays` or more, the longest unused first. Counts only days with known
 * use, not those before a license returned from a standalone computer.
 */
export function idleLicenses(
  licenses: readonly UsableLicense[],
  today: CalendarDay,
): UsageInsight['idle'] {
  return licenses
    .map(({ id, number, product, start_at, last_used_at, standalone_until }) => ({
      ...{ id, number, product_type: product },
      last_used_at: last_used_at?.toISOString() ?? null,
      days: Math.min(
        daysBetween(last_used_at ? tokyoDay(last_used_at) : toCalendarDay(start_at), today),
        standalone_until ? daysBetween(tokyoDay(standalone_until), today) : Infinity,
      ),
    }))
    .filter(({ days }) => days >= idleDays)
    .sort((one, other) => other.days - one.days || compareCodePoints(one.number, other.number));
}
