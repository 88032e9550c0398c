import { useId } from 'react';
import { Button, commonMessages, FormattedMessage } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { AuthenticatorSetUp } from '../../../api/factors/useBeginAuthenticator.ts';
import { useConfirmAuthenticator } from '../../../api/factors/useConfirmAuthenticator.ts';
import { AuthenticatorSteps } from '../../../components/second-factor/AuthenticatorSteps.tsx';
import { messages } from './messages.ts';

interface AuthenticatorDialogProps {
  readonly setUp: AuthenticatorSetUp;
  readonly onClose: () => void;
  /** @param codes new recovery codes; `null`: there are some already */
  readonly onAdded: (codes: readonly string[] | null) => void;
}

/** Sets an authenticator app up: the picture for the app, then a code of it. */
export function AuthenticatorDialog({ setUp, onClose, onAdded }: AuthenticatorDialogProps) {
  const formId = useId();
  const confirm = useConfirmAuthenticator();
  return (
    <Dialog
      title={<FormattedMessage {...messages.setUpTitle} />}
      isDismissable={!confirm.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={confirm.isPending}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button type="submit" form={formId} kind="primary" isBusy={confirm.isPending}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        </>
      }
    >
      <AuthenticatorSteps
        formId={formId}
        setUp={setUp}
        outcome={confirm.data?.kind}
        error={confirm.error}
        onCode={(code) => {
          confirm.mutate(
            { code },
            {
              onSuccess: (added) => {
                if (added.kind === 'added') onAdded(added.recoveryCodes);
              },
            },
          );
        }}
      />
    </Dialog>
  );
}
