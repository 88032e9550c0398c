import { FormattedMessage, StatusChip } from '@portal/shared';
import type { Validity } from '@portal/shared/domain';
import { licenseMessages } from '../license/messages.ts';
import { messages } from './messages.ts';

const looks = {
  near_expiry: { tone: 'danger', icon: 'clock', message: messages.daysLeft },
  expired: { tone: 'grey', icon: 'ban', message: licenseMessages.expired },
  upcoming: { tone: 'blueGrey', icon: 'clock', message: licenseMessages.upcoming },
} as const;

/** A label for the validity of a license, such as expired; nothing for a valid one. */
export function ValidityMark({ validity }: { readonly validity: Validity }) {
  if (validity.kind === 'valid') return null;
  const { message, ...look } = looks[validity.kind];
  const values = validity.kind === 'near_expiry' ? { days: validity.daysLeft } : {};
  return (
    <StatusChip {...look}>
      <FormattedMessage {...message} values={values} />
    </StatusChip>
  );
}
