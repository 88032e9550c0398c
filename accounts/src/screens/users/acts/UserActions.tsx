import { MenuButton, useIntl, useSession } from '@portal/shared';
import { nameOf } from '../nameOf.ts';
import { messages } from '../messages.ts';
import type { User } from '../../../domain/User.ts';
import type { UserAct } from './UserAct.ts';
import { useUserActs } from './useUserActs.ts';

interface UserActionsProps {
  readonly user: User;
  readonly onAct: (act: UserAct) => void;
  /** Called when what needs no dialog has failed. */
  readonly onFailure: (error: unknown, title?: string) => void;
}

/** The menu of a row, with what the signed-in person may do with this user. */
export function UserActions({ user, onAct, onFailure }: UserActionsProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const items = useUserActs(user, onAct, onFailure);
  if (items.length === 0) return null;
  return (
    <MenuButton
      isIconOnly
      label={formatMessage(messages.actionsOf, { name: nameOf(user, locale) })}
      items={items}
    />
  );
}
