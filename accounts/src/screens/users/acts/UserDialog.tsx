import { ImportDialog } from '../invite/ImportDialog.tsx';
import { InviteDialog } from '../invite/InviteDialog.tsx';
import { InvitedDialog } from '../invite/InvitedDialog.tsx';
import { RevokeDialog } from '../invite/RevokeDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResetFactorsDialog } from './ResetFactorsDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import type { UserAct } from './UserAct.ts';

interface UserDialogProps {
  readonly act: UserAct;
  readonly onClose: () => void;
}

/** The dialog of a chosen action. */
export function UserDialog({ act, onClose }: UserDialogProps) {
  switch (act.kind) {
    case 'edit':
      return <MemberDialog member={act.user} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog member={act.user} onClose={onClose} />;
    case 'transfer':
      return <TransferDialog member={act.user} onClose={onClose} />;
    case 'resetFactors':
      return <ResetFactorsDialog member={act.user} onClose={onClose} />;
    case 'change':
      return <InvitedDialog invited={act.user} onClose={onClose} />;
    case 'revoke':
      return <RevokeDialog invited={act.user} onClose={onClose} />;
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
  }
}
