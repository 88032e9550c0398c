import type { Notice } from '@portal/shared/contracts';
import { daysBetween, inTokyo, noticeStage, type CalendarDay } from '@portal/shared/domain';

/** A notice without its read state. */
export type NewNotice = Notice extends infer Each
  ? Each extends Notice
    ? Omit<Each, 'read'>
    : never
  : never;

/** The stage of a date that has begun, and its start: at midnight in Tokyo. */
export function begunStage(day: CalendarDay, today: CalendarDay, stages: readonly number[]) {
  const stage = noticeStage(daysBetween(today, day), stages);
  if (stage === null) return undefined;
  return { stage, at: inTokyo(day).minus({ days: stage }).toJSDate() };
}
