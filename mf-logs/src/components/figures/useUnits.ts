import { useFormats, useIntl } from '@portal/shared';
import { useMemo } from 'react';
import { messages } from './messages.ts';

/** Formats usage figures with their units. */
export interface Units {
  /** `12.3 h` */
  readonly hours: (hours: number) => string;
  /** `45.1`, without a unit. */
  readonly decimal: (value: number) => string;
  /** `45.1%` */
  readonly percent: (percent: number) => string;
  /** `3`; an average of counts has one decimal. */
  readonly count: (count: number) => string;
  /** `October 2026`; takes `YYYY-MM`. */
  readonly month: (month: string) => string;
  /** `Oct`; takes `YYYY-MM-DD`. */
  readonly shortMonth: (day: string) => string;
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export function useUnits(): Units {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const { number } = useFormats();
  return useMemo(
    () => ({
      hours: (hours) => formatMessage(messages.hours, { hours: formatNumber(hours, oneDecimal) }),
      decimal: (value) => formatNumber(value, oneDecimal),
      percent: (percent) => formatNumber(percent / 100, { ...oneDecimal, style: 'percent' }),
      count: (count) => number(count, 1),
      shortMonth: (day) => formatDate(day, { month: 'short', timeZone: 'UTC' }),
      month: (month) =>
        formatDate(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
    }),
    [formatMessage, formatDate, formatNumber, number],
  );
}
