import { useFormats, useIntl } from '@portal/shared';
import { useMemo } from 'react';
import type { Vital } from '../domain/rateVital.ts';
import { messages } from './messages.ts';

/** Formats figures of releases with their units. */
export interface Units {
  /** `420 ms`, `1.8 s`; takes milliseconds. */
  readonly time: (ms: number) => string;
  /** Like `time`. A layout shift, in thousandths, has no unit: `0.12`. */
  readonly vital: (vital: Vital, value: number) => string;
}

const second = 1000;

export function useUnits(): Units {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return useMemo(() => {
    const time = (ms: number) =>
      ms < second
        ? formatMessage(messages.ms, { value: number(ms, 0) })
        : formatMessage(messages.seconds, { value: number(ms / second, 1) });
    return {
      time,
      vital: (vital, value) => (vital === 'cls' ? number(value / 1000, 2) : time(value)),
    };
  }, [formatMessage, number]);
}
