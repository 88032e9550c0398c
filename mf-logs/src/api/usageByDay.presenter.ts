import type { UsageByDay as Answer } from '@portal/shared/contracts';
import { byProduct, toCalendarDay, type Product } from '@portal/shared/domain';
import type { Period } from '../domain/Period.ts';
import type { DayOfUse, UsageByDay } from '../domain/UsageByDay.ts';

/** The period of a response. */
export function presentPeriod({ start_at, end_at }: Pick<Answer, 'start_at' | 'end_at'>): Period {
  return { start: toCalendarDay(start_at), end: toCalendarDay(end_at) };
}

/** The three lists of a product have a row per day, in the same order. */
function daysOf(answer: Answer, product: Product): readonly DayOfUse[] {
  const requests = answer[`data_license_${product}`];
  const failed = answer[`data_failed_${product}`];
  return answer[`data_operation_${product}`].map(([day, hours, utilization], place) => {
    const [, requesters = 0, operationRate = null] = requests[place] ?? [];
    const [, failures = 0, failureRate = null] = failed[place] ?? [];
    return {
      day: toCalendarDay(day),
      hours,
      utilization,
      requesters,
      operationRate,
      failures,
      failureRate,
    };
  });
}

/** Converts the use of both products by day and by month from the wire. */
export function presentUsageByDay(answer: Answer): UsageByDay {
  return {
    period: presentPeriod(answer),
    days: byProduct((product) => daysOf(answer, product)),
    months: byProduct((product) =>
      answer.months[product].map(([month, hours, utilization, licenses]) => ({
        month,
        hours,
        utilization,
        licenses,
      })),
    ),
  };
}
