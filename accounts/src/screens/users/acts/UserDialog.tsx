import { MemberDialog } from './MemberDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { UserAct } from './UserAct.ts';

interface UserDialogProps {
  readonly act: UserAct;
  readonly onClose: () => void;
}

/** The dialog of what somebody has chosen in the menu of a row. */
export function UserDialog({ act, onClose }: UserDialogProps) {
  switch (act.kind) {
    case 'edit':
      return act.user.kind === 'member' ? (
        <MemberDialog member={act.user} onClose={onClose} />
      ) : null;
    case 'remove':
      return <RemoveDialog member={act.user} onClose={onClose} />;
  }
}
