import { FormattedMessage, useFormats } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { messages } from './messages.ts';

/** Until when somebody who has left can come back, and what follows. */
export function WayBackUntil({ lastDay }: { readonly lastDay: string }) {
  const { dayInWords } = useFormats();
  return (
    <p>
      <FormattedMessage {...messages.until} values={{ day: dayInWords(toCalendarDay(lastDay)) }} />
    </p>
  );
}
