import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import { Alert } from '../state/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { messages } from './messages.ts';
import { putRenewalsBack, takenRenewals, takeRenewals } from './takenRenewals.ts';

/** Removes renewals from the stored cart, and offers to restore them. */
export function PutBackRenewals() {
  const taken = useStore(takenRenewals, (state) => state.taken);
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
