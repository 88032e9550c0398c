import { useSession } from '@portal/shared';
import { toCalendarDay, type CalendarDay } from '@portal/shared/domain';

/** The server's day in Japan. */
export function useToday(): CalendarDay {
  return toCalendarDay(useSession(({ today }) => today));
}
