import { useSession } from '@portal/shared';
import { toCalendarDay, type CalendarDay } from '@portal/shared/domain';

/** Today in Japan, by the server's clock. */
export function useToday(): CalendarDay {
  return toCalendarDay(useSession(({ today }) => today));
}
