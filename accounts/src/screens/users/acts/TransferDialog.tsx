import { FormattedMessage, showSnackbar, useIntl, useSession } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useTransferTeam } from '../../../api/users/useTransferTeam.ts';
import type { Member } from '../../../domain/User.ts';
import { nameOf } from '../nameOf.ts';
import { Changes } from './Changes.tsx';
import { transferMessages } from './transferMessages.ts';

interface TransferDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The dialog that says what changes before the team gets another owner. */
export function TransferDialog({ member, onClose }: TransferDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const transfer = useTransferTeam();
  const name = nameOf(member, locale);
  const { becomesOwner, becomesAdmin, cards, back, mails } = transferMessages;
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...transferMessages.title} values={{ name }} />}
      confirmLabel={<FormattedMessage {...transferMessages.act} />}
      isBusy={transfer.isPending}
      error={transfer.error}
      onConfirm={() => {
        transfer.mutate(member.id, {
          onSuccess: () => {
            showSnackbar(formatMessage(transferMessages.done, { name }));
            onClose();
          },
        });
      }}
      onClose={onClose}
    >
      <Changes>
        {[becomesOwner, becomesAdmin, cards, back, mails].map((change) => (
          <li key={change.id}>
            <FormattedMessage {...change} values={{ name }} />
          </li>
        ))}
      </Changes>
    </ConfirmDialog>
  );
}
