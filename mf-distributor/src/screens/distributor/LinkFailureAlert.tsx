import { Alert, FormattedMessage } from '@portal/shared';
import type { LinkFailure } from '../../domain/linkFailure.ts';
import { messages } from './linkFailureMessages.ts';

const mild: ReadonlySet<LinkFailure | 'kept'> = new Set(['denied', 'stale', 'kept']);

interface LinkFailureAlertProps {
  /** The reason; `kept` when the earlier link is still valid, for any reason. */
  readonly failure: LinkFailure | 'kept';
}

/** Explains why the person returns from the distributor without a new link. */
export function LinkFailureAlert({ failure }: LinkFailureAlertProps) {
  return (
    <Alert kind={mild.has(failure) ? 'warning' : 'danger'}>
      <FormattedMessage {...messages[failure]} />
    </Alert>
  );
}
