import { FormattedMessage, useFormats } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { messages } from './messages.ts';

/** Until when a person who left can come back, and what happens then. */
export function WayBackUntil({ lastDay }: { readonly lastDay: string }) {
  const { dayInWords } = useFormats();
  return (
    <p>
      <FormattedMessage {...messages.until} values={{ day: dayInWords(toCalendarDay(lastDay)) }} />
    </p>
  );
}
