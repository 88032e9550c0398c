import { useIntl } from 'react-intl';
import type { ChartData } from '../ChartData.ts';
import { messages } from '../messages.ts';

/** What a place is called in words: the one that is under way says so. */
export function useLabelOf({ labels, running }: ChartData): (place: number) => string {
  const { formatMessage } = useIntl();
  return (place) => {
    const label = labels[place] ?? '';
    return label === running ? formatMessage(messages.soFar, { label }) : label;
  };
}
