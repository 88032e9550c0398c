import { roleOf, useIntl, useSession } from '@portal/shared';
import { mayManageMember } from '@portal/shared/domain';
import type { User } from '../../../domain/User.ts';
import { messages } from '../messages.ts';
import type { UserAct } from './UserAct.ts';

/** The entries of a row's menu: what the signed-in person may do with this user. */
export function useUserActs(user: User, onAct: (act: UserAct) => void) {
  const { formatMessage } = useIntl();
  const ownId = useSession((session) => session.user?.id ?? '');
  const ownRole = useSession(roleOf) ?? 'guest';
  if (user.kind === 'invited') return [];
  if (!mayManageMember({ id: ownId, role: ownRole }, user)) return [];
  return [
    {
      id: 'edit',
      label: formatMessage(messages.edit),
      onAction: () => {
        onAct({ kind: 'edit', user });
      },
    },
    {
      id: 'remove',
      label: formatMessage(messages.remove),
      tone: 'danger' as const,
      onAction: () => {
        onAct({ kind: 'remove', user });
      },
    },
  ];
}
