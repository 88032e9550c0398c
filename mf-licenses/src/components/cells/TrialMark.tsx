import { Chip, FormattedMessage, NoValue } from '@portal/shared';
import { licenseMessages } from '../license/messages.ts';

export function TrialMark({ isTrial }: { readonly isTrial: boolean }) {
  if (!isTrial) return <NoValue />;
  return (
    <Chip tone="blueGrey">
      <FormattedMessage {...licenseMessages.trial} />
    </Chip>
  );
}
