import { Chip, FormattedMessage, NoValue } from '@portal/shared';
import { messages } from '../messages.ts';

export function TrialMark({ isTrial }: { readonly isTrial: boolean }) {
  if (!isTrial) return <NoValue />;
  return (
    <Chip tone="blueGrey">
      <FormattedMessage {...messages.trial} />
    </Chip>
  );
}
