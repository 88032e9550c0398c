import { Alert, FormattedMessage } from '@portal/shared';
import type { LinkFailure } from '../../../domain/linkFailure.ts';
import { messages } from './messages.ts';

const mild: ReadonlySet<LinkFailure | 'kept'> = new Set(['denied', 'stale', 'kept']);

interface LinkFailureAlertProps {
  /** `kept`: whatever the reason was, the link that there is still counts. */
  readonly failure: LinkFailure | 'kept';
}

/** Why the person comes back from the distributor without a new link. */
export function LinkFailureAlert({ failure }: LinkFailureAlertProps) {
  return (
    <Alert kind={mild.has(failure) ? 'warning' : 'danger'}>
      <FormattedMessage {...messages[failure]} />
    </Alert>
  );
}
