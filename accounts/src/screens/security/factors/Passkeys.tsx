import { useState } from 'react';
import { Button, FormattedMessage, showSnackbar, Stack, useIntl } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import type { Passkey } from '../../../api/factors/factorsQuery.ts';
import { useAddPasskey } from '../../../api/factors/useAddPasskey.ts';
import { useChangePasskey } from '../../../api/factors/useChangePasskey.ts';
import { FactorRow } from './FactorRow.tsx';
import { messages } from './messages.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  /** Called with new recovery codes, which come with the first factor. */
  readonly onCodes: (codes: readonly string[]) => void;
}

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'delete'; readonly passkey: Passkey };

/** The passkeys of the person: add, rename, delete. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const { formatMessage } = useIntl();
  const add = useAddPasskey();
  const change = useChangePasskey();
  const [open, setOpen] = useState<Open>();
  const close = () => {
    add.reset();
    change.reset();
    setOpen(undefined);
  };
  return (
    <FactorRow
      name={<FormattedMessage {...messages.passkeys} />}
      facts={<FormattedMessage {...messages.passkeysHelp} />}
      actions={
        <Button
          size="small"
          onClick={() => {
            setOpen({ kind: 'add' });
          }}
        >
          <FormattedMessage {...messages.addPasskey} />
        </Button>
      }
    >
      {passkeys.length > 0 && (
        <Stack as="ul" $gap={2}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => {
                setOpen({ kind: 'rename', passkey });
              }}
              onDelete={() => {
                setOpen({ kind: 'delete', passkey });
              }}
            />
          ))}
        </Stack>
      )}
      {open?.kind === 'add' && (
        <PasskeyNameDialog
          title={messages.addPasskeyTitle}
          submit={messages.addPasskeySubmit}
          help={messages.addPasskeyHelp}
          refused={add.data?.kind === 'refused' || add.data?.kind === 'over'}
          error={add.error}
          isBusy={add.isPending}
          onClose={close}
          onName={(name) => {
            add.mutate(
              { name },
              {
                onSuccess: (added) => {
                  if (added.kind !== 'added') return;
                  close();
                  showSnackbar(formatMessage(messages.passkeyAdded));
                  if (added.recoveryCodes) onCodes(added.recoveryCodes);
                },
              },
            );
          }}
        />
      )}
      {open?.kind === 'rename' && (
        <PasskeyNameDialog
          title={messages.renameTitle}
          submit={messages.rename}
          name={open.passkey.name}
          error={change.error}
          isBusy={change.isPending}
          onClose={close}
          onName={(name) => {
            change.mutate({ kind: 'rename', id: open.passkey.id, name }, { onSuccess: close });
          }}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          isDanger
          title={<FormattedMessage {...messages.deleteTitle} />}
          confirmLabel={<FormattedMessage {...messages.deletePasskey} />}
          isBusy={change.isPending}
          error={change.error}
          onClose={close}
          onConfirm={() => {
            change.mutate(
              { kind: 'delete', id: open.passkey.id },
              {
                onSuccess: () => {
                  close();
                  showSnackbar(formatMessage(messages.passkeyDeleted));
                },
              },
            );
          }}
        >
          <p>
            <FormattedMessage {...messages.deleteText} values={{ name: open.passkey.name }} />
          </p>
        </ConfirmDialog>
      )}
    </FactorRow>
  );
}
