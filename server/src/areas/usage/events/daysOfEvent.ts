import { tokyoDay, type CalendarDay } from '@portal/shared/domain';
import { refusalWindowMs } from '../figures/refusalWindowMs.ts';
import type { TimedEvent } from './readLine.ts';

/**
 * The one or two days whose figures an event changes. A use interval may begin on the day before; a
 * request counts in the number of refused people until half an hour later.
 */
export function daysOfEvent({ event, at }: TimedEvent): readonly CalendarDay[] {
  const last = tokyoDay(at);
  if (event.kind === 'returned') return [last];
  const other =
    event.kind === 'use'
      ? tokyoDay(new Date(at.getTime() - event.seconds * 1000))
      : tokyoDay(new Date(at.getTime() + refusalWindowMs));
  return other === last ? [last] : [last, other];
}
