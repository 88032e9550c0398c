import { FormattedMessage, showSnackbar, useIntl, useSession } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useRevokeInvitation } from '../../../api/users/useInvitationActs.ts';
import type { Invited } from '../../../domain/User.ts';
import { nameOf } from '../nameOf.ts';
import { messages } from './messages.ts';

interface RevokeDialogProps {
  readonly invited: Invited;
  readonly onClose: () => void;
}

/** Asks for confirmation before an invitation is revoked. */
export function RevokeDialog({ invited, onClose }: RevokeDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const revoke = useRevokeInvitation();
  const name = nameOf(invited, locale);
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...messages.revokeTitle} values={{ name }} />}
      confirmLabel={<FormattedMessage {...messages.revoke} />}
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => {
        revoke.mutate(invited.id, {
          onSuccess: () => {
            showSnackbar(formatMessage(messages.revoked, { name }));
            onClose();
          },
        });
      }}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.revokeEffect} />
      </p>
    </ConfirmDialog>
  );
}
