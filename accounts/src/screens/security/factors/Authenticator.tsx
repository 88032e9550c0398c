import { useState } from 'react';
import {
  Button,
  FailureAlert,
  FormattedMessage,
  showSnackbar,
  useFormats,
  useIntl,
} from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import type { Factors } from '../../../api/factors/factorsQuery.ts';
import { useBeginAuthenticator } from '../../../api/factors/useBeginAuthenticator.ts';
import { useRemoveAuthenticator } from '../../../api/factors/useRemoveAuthenticator.ts';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { messages } from './messages.ts';

interface AuthenticatorProps {
  readonly factors: Factors;
  /** Called with new recovery codes, which come with the first factor. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: set up, change, turn off. */
export function Authenticator({ factors: { authenticator }, onCodes }: AuthenticatorProps) {
  const { formatMessage } = useIntl();
  const { instantInWords } = useFormats();
  const begin = useBeginAuthenticator();
  const remove = useRemoveAuthenticator();
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <FactorRow
      name={<FormattedMessage {...messages.authenticator} />}
      facts={
        authenticator ? (
          <FormattedMessage
            {...(authenticator.lastUsedAt === null ? messages.setUpAt : messages.usedAt)}
            values={{
              at: instantInWords(authenticator.createdAt),
              used: instantInWords(authenticator.lastUsedAt ?? authenticator.createdAt),
            }}
          />
        ) : (
          <FormattedMessage {...messages.authenticatorHelp} />
        )
      }
      actions={
        <>
          <Button
            size="small"
            isBusy={begin.isPending}
            onClick={() => {
              begin.mutate();
            }}
          >
            <FormattedMessage {...(authenticator ? messages.changeApp : messages.setUp)} />
          </Button>
          {authenticator && (
            <Button
              size="small"
              onClick={() => {
                setIsRemoving(true);
              }}
            >
              <FormattedMessage {...messages.turnOff} />
            </Button>
          )}
        </>
      }
    >
      {begin.isError && <FailureAlert error={begin.error} />}
      {begin.data && (
        <AuthenticatorDialog
          setUp={begin.data}
          onClose={begin.reset}
          onAdded={(codes) => {
            begin.reset();
            showSnackbar(formatMessage(messages.authenticatorAdded));
            if (codes) onCodes(codes);
          }}
        />
      )}
      {isRemoving && (
        <ConfirmDialog
          isDanger
          title={<FormattedMessage {...messages.turnOffTitle} />}
          confirmLabel={<FormattedMessage {...messages.turnOff} />}
          isBusy={remove.isPending}
          error={remove.error}
          onClose={() => {
            remove.reset();
            setIsRemoving(false);
          }}
          onConfirm={() => {
            remove.mutate(undefined, {
              onSuccess: () => {
                setIsRemoving(false);
                showSnackbar(formatMessage(messages.turnedOff));
              },
            });
          }}
        >
          <p>
            <FormattedMessage {...messages.turnOffText} />
          </p>
        </ConfirmDialog>
      )}
    </FactorRow>
  );
}
