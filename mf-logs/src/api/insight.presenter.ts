import type { UsageInsight as Answer } from '@portal/shared/contracts';
import { byProduct, toCalendarDay } from '@portal/shared/domain';
import { daysOfWeek, hoursOfDay, type UsageInsight } from '../domain/UsageInsight.ts';

type UseRows = Answer['use']['cd'];

/** Fills in the hours without use, which the response omits. */
function weekHoursOf(rows: UseRows): readonly number[] {
  const hours = Array.from({ length: daysOfWeek * hoursOfDay }, () => 0);
  for (const [weekday, hour, used] of rows) hours[(weekday - 1) * hoursOfDay + hour] = used;
  return hours;
}

/** Converts the figures and advice for a team lead from the wire. */
export function presentInsight(answer: Answer): UsageInsight {
  return {
    peaks: byProduct((product) =>
      answer.peaks[product].map(([day, peak, licenses]) => ({
        day: toCalendarDay(day),
        peak,
        licenses,
      })),
    ),
    weekHours: byProduct((product) => weekHoursOf(answer.use[product])),
    refusals: byProduct((product) => answer.refusals[product].map(([, refusals]) => refusals)),
    idle: answer.idle.map(({ id, number, product_type, last_used_at, days }) => ({
      id,
      number,
      product: product_type,
      lastUsedAt: last_used_at,
      days,
    })),
    advice: answer.advice.map(({ kind, product_type, count, computed_from }) => ({
      kind,
      product: product_type,
      count,
      basis: computed_from,
    })),
  };
}
