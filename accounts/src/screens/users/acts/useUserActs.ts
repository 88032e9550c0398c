import { roleOf, showSnackbar, useIntl, useSession, type MenuItem } from '@portal/shared';
import { mayMakeOwner, mayManageMember } from '@portal/shared/domain';
import { useResendInvitation } from '../../../api/users/useInvitationActs.ts';
import type { User } from '../../../domain/User.ts';
import { messages as inviteMessages } from '../invite/messages.ts';
import { messages } from '../messages.ts';
import { transferMessages } from './transferMessages.ts';
import type { UserAct } from './UserAct.ts';

/** The entries of a row's menu: what the signed-in person may do with this user. */
export function useUserActs(
  user: User,
  onAct: (act: UserAct) => void,
  onFailure: (error: unknown) => void,
): readonly MenuItem[] {
  const { formatMessage } = useIntl();
  const ownId = useSession((session) => session.user?.id ?? '');
  const ownRole = useSession(roleOf) ?? 'guest';
  const { mutate: resend } = useResendInvitation();
  const entry = (act: UserAct, label: string): MenuItem => ({
    id: act.kind,
    label,
    onAction: () => {
      onAct(act);
    },
  });
  if (user.kind === 'invited') {
    return [
      {
        id: 'send',
        label: formatMessage(inviteMessages.resend),
        onAction: () => {
          resend(user.id, {
            onSuccess: () => {
              showSnackbar(formatMessage(inviteMessages.sent, { email: user.email }));
            },
            onError: onFailure,
          });
        },
      },
      entry({ kind: 'change', user }, formatMessage(messages.edit)),
      {
        ...entry({ kind: 'revoke', user }, formatMessage(inviteMessages.revoke)),
        tone: 'danger',
      },
    ];
  }
  const self = { id: ownId, role: ownRole };
  if (!mayManageMember(self, user)) return [];
  return [
    entry({ kind: 'edit', user }, formatMessage(messages.edit)),
    ...(mayMakeOwner(self, user) && user.leavesOn === null
      ? [entry({ kind: 'transfer', user }, formatMessage(transferMessages.act))]
      : []),
    { ...entry({ kind: 'remove', user }, formatMessage(messages.remove)), tone: 'danger' },
  ];
}
