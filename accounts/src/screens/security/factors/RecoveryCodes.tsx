import { useState } from 'react';
import { Alert, Button, FormattedMessage } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useRenewRecoveryCodes } from '../../../api/factors/useRenewRecoveryCodes.ts';
import { FactorRow } from './FactorRow.tsx';
import { messages } from './messages.ts';

/** At this number of codes or fewer, a warning advises new ones. */
const fewCodes = 3;

interface RecoveryCodesProps {
  readonly left: number;
  /** Called with new codes. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The number of recovery codes left, and a button that replaces them. */
export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const renew = useRenewRecoveryCodes();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <FactorRow
      name={<FormattedMessage {...messages.recoveryCodes} />}
      facts={<FormattedMessage {...messages.codesLeft} values={{ count: left }} />}
      actions={
        <Button
          size="small"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          <FormattedMessage {...messages.renew} />
        </Button>
      }
    >
      {left <= fewCodes && (
        <Alert kind="warning">
          <FormattedMessage {...messages.fewCodes} />
        </Alert>
      )}
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage {...messages.renewTitle} />}
          confirmLabel={<FormattedMessage {...messages.renew} />}
          isBusy={renew.isPending}
          error={renew.error}
          onClose={() => {
            renew.reset();
            setIsAsking(false);
          }}
          onConfirm={() => {
            renew.mutate(undefined, {
              onSuccess: ({ recovery_codes: codes }) => {
                setIsAsking(false);
                onCodes(codes);
              },
            });
          }}
        >
          <p>
            <FormattedMessage {...messages.renewText} />
          </p>
        </ConfirmDialog>
      )}
    </FactorRow>
  );
}
