import { useIntl } from 'react-intl';
import type { ChartData } from '../ChartData.ts';
import { messages } from '../messages.ts';

/** The label of a place in words; it marks the current period. */
export function useLabelOf({ labels, running }: ChartData): (place: number) => string {
  const { formatMessage } = useIntl();
  return (place) => {
    const label = labels[place] ?? '';
    return label === running ? formatMessage(messages.soFar, { label }) : label;
  };
}
