import { daysBetween, inTokyo, noticeStage, type CalendarDay } from '@portal/shared/domain';

/** The stage of a day that has begun, and when it did: at midnight in Tokyo. */
export function begunStage(day: CalendarDay, today: CalendarDay, stages: readonly number[]) {
  const stage = noticeStage(daysBetween(today, day), stages);
  if (stage === null) return undefined;
  return { stage, at: inTokyo(day).minus({ days: stage }).toJSDate() };
}
