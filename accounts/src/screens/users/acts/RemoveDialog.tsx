import { FormattedMessage, showSnackbar, useIntl, useSession } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useRemoveMember } from '../../../api/users/useRemoveMember.ts';
import type { Member } from '../../../domain/User.ts';
import { messages } from '../messages.ts';
import { nameOf } from '../nameOf.ts';

interface RemoveDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Asks for confirmation before a member is removed from the team. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const remove = useRemoveMember();
  const name = nameOf(member, locale);
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...messages.removeTitle} values={{ name }} />}
      confirmLabel={<FormattedMessage {...messages.remove} />}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => {
        remove.mutate(member.id, {
          onSuccess: () => {
            showSnackbar(formatMessage(messages.removed, { name }));
            onClose();
          },
        });
      }}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.removeEffect} values={{ name }} />
      </p>
    </ConfirmDialog>
  );
}
