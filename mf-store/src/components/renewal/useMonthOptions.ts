import { useIntl, type SelectOption } from '@portal/shared';
import { maxMonths } from '@portal/shared/domain';
import { useMemo } from 'react';
import { messages } from './messages.ts';

/** The options of a renewal: none, or 1 to 12 months. */
export function useMonthOptions(): readonly SelectOption[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      Array.from({ length: maxMonths + 1 }, (_, count) => ({
        value: String(count),
        label: formatMessage(count === 0 ? messages.notRenewed : messages.monthCount, { count }),
      })),
    [formatMessage],
  );
}
