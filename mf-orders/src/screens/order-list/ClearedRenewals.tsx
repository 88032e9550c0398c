import { Alert, Button, FormattedMessage } from '@portal/shared';
import { useEffect, useSyncExternalStore } from 'react';
import {
  putRenewalsBack,
  takenRenewals,
  takeRenewals,
} from '../../components/stored-cart/takenRenewals.ts';
import { messages } from './messages.ts';

/**
 * Takes licenses for renewal out of the stored cart when the history is opened, and offers to put
 * them back.
 */
export function ClearedRenewals() {
  const taken = useSyncExternalStore(takenRenewals.subscribe, takenRenewals.current, () => null);
  useEffect(takeRenewals, []);
  if (taken === null) return null;
  return (
    <Alert
      action={
        <Button size="small" onClick={putRenewalsBack}>
          <FormattedMessage {...messages.putBack} />
        </Button>
      }
    >
      <FormattedMessage {...messages.renewalsTaken} />
    </Alert>
  );
}
