import { addMonths, type CalendarDay } from '@portal/shared/domain';

/** The days on which new licenses may begin: today up to the same day next month. */
export function startDays(today: CalendarDay) {
  return { first: today, last: addMonths(today, 1) };
}

/** The chosen first day, or the nearest that is possible today. */
export function possibleStart(chosen: CalendarDay | null, today: CalendarDay): CalendarDay {
  const { first, last } = startDays(today);
  if (chosen === null || chosen < first) return first;
  return chosen > last ? last : chosen;
}
