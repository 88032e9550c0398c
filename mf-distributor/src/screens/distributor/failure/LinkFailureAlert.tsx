import { Alert, FormattedMessage } from '@portal/shared';
import type { LinkFailure } from '../../../domain/linkFailure.ts';
import { messages } from './messages.ts';

/** Why the person comes back from the distributor without a new link. */
export function LinkFailureAlert({ failure }: { readonly failure: LinkFailure }) {
  return (
    <Alert kind={failure === 'denied' || failure === 'stale' ? 'warning' : 'danger'}>
      <FormattedMessage {...messages[failure]} />
    </Alert>
  );
}
