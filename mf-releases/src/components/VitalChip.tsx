import { NoValue, StatusChip, useIntl } from '@portal/shared';
import type { Rating, Vital } from '../domain/rateVital.ts';
import { messages, ratingMessages, vitalMessages } from './messages.ts';

const looks = {
  good: { tone: 'success', icon: 'circle-check' },
  fair: { tone: 'warning', icon: 'circle-alert' },
  poor: { tone: 'danger', icon: 'circle-x' },
} as const;

interface VitalChipProps {
  /** Undefined while nothing was measured. */
  readonly rating: Rating | undefined;
  /** The rated vital, unless the column names it. */
  readonly vital?: Vital | undefined;
}

/** The rating of a web vital. */
export function VitalChip({ rating, vital }: VitalChipProps) {
  const { formatMessage } = useIntl();
  if (rating === undefined) return <NoValue />;
  const { tone, icon } = looks[rating];
  return (
    <StatusChip tone={tone} icon={icon}>
      {vital === undefined
        ? formatMessage(ratingMessages[rating])
        : formatMessage(messages.vitalRating, {
            vital: formatMessage(vitalMessages[vital]),
            rating: formatMessage(ratingMessages[rating]),
          })}
    </StatusChip>
  );
}
