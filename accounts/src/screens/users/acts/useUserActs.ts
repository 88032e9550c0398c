import { roleOf, showSnackbar, useIntl, useSession, type MenuItem } from '@portal/shared';
import { mayMakeOwner, mayManageMember } from '@portal/shared/domain';
import { useResendInvitation } from '../../../api/users/useInvitationActs.ts';
import { useStopFactorReset } from '../../../api/users/useFactorReset.ts';
import type { User } from '../../../domain/User.ts';
import { messages as inviteMessages } from '../invite/messages.ts';
import { messages } from '../messages.ts';
import { nameOf } from '../nameOf.ts';
import { factorMessages } from './factorMessages.ts';
import { transferMessages } from './transferMessages.ts';
import type { UserAct } from './UserAct.ts';

/** The entries of a row's menu: what the signed-in person may do with this user. */
export function useUserActs(
  user: User,
  onAct: (act: UserAct) => void,
  onFailure: (error: unknown, title?: string) => void,
): readonly MenuItem[] {
  const { formatMessage } = useIntl();
  const ownId = useSession((session) => session.user?.id ?? '');
  const ownRole = useSession(roleOf) ?? 'guest';
  const locale = useSession((session) => session.locale);
  const { mutate: resend } = useResendInvitation();
  const { mutate: keep } = useStopFactorReset();
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
            onError: (error) => {
              onFailure(error, formatMessage(inviteMessages.notSent));
            },
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
  const keepFactors: MenuItem = {
    id: 'keepFactors',
    label: formatMessage(factorMessages.keep),
    onAction: () => {
      keep(user.id, {
        onSuccess: () => {
          showSnackbar(formatMessage(factorMessages.kept, { name: nameOf(user, locale) }));
        },
        onError: (error) => {
          onFailure(error);
        },
      });
    },
  };
  const self = { id: ownId, role: ownRole };
  if (!mayManageMember(self, user)) return [];
  const isOwner = mayMakeOwner(self, user);
  return [
    entry({ kind: 'edit', user }, formatMessage(messages.edit)),
    ...(isOwner && user.factorsResetAt === null
      ? [entry({ kind: 'resetFactors', user }, formatMessage(factorMessages.act))]
      : []),
    ...(isOwner && user.factorsResetAt !== null ? [keepFactors] : []),
    ...(isOwner && user.leavesOn === null
      ? [entry({ kind: 'transfer', user }, formatMessage(transferMessages.act))]
      : []),
    { ...entry({ kind: 'remove', user }, formatMessage(messages.remove)), tone: 'danger' },
  ];
}
