import { Chip, FormattedMessage } from '@portal/shared';
import { messages } from '../messages.ts';
import { NoValue } from './NoValue.tsx';

export function TrialMark({ isTrial }: { readonly isTrial: boolean }) {
  if (!isTrial) return <NoValue />;
  return (
    <Chip tone="blueGrey">
      <FormattedMessage {...messages.trial} />
    </Chip>
  );
}
