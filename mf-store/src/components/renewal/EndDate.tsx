import { FormattedMessage, StatusChip, useFormats } from '@portal/shared';
import { licenseValidity, type License } from '@portal/shared/domain';
import { useToday } from '../cart/Buyer.tsx';
import { messages } from './messages.ts';
import { DayAndMark, MarkedDay } from './renewal.styles.ts';

/** The current last day of a license, marked when near or past. */
export function EndDate({ license }: { readonly license: License }) {
  const { day } = useFormats();
  const validity = licenseValidity(license, useToday());
  return (
    <DayAndMark>
      <MarkedDay $mark={validity.kind === 'near_expiry' ? 'near' : undefined}>
        {day(license.endsOn)}
      </MarkedDay>
      {validity.kind === 'near_expiry' && (
        <StatusChip tone="danger" icon="clock">
          <FormattedMessage {...messages.daysLeft} values={{ days: validity.daysLeft }} />
        </StatusChip>
      )}
      {validity.kind === 'expired' && (
        <StatusChip tone="grey" icon="ban">
          <FormattedMessage {...messages.expired} />
        </StatusChip>
      )}
    </DayAndMark>
  );
}
