import { useIntl } from 'react-intl';
import type { AccountsUser } from '../contracts/accounts.ts';
import { frameMessages } from './frameMessages.ts';
import { Avatar, Person } from './Toolbar.styles.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

interface UserMenuProps {
  readonly user: AccountsUser;
  readonly signOutHref: string;
  /** Called when the link is followed, so that other tabs can be told. */
  readonly onSignOut?: (() => void) | undefined;
}

/** The user menu: who is signed in, and the link to sign out. */
export function UserMenu({ user, signOutHref, onSignOut }: UserMenuProps) {
  const intl = useIntl();
  return (
    <ToolbarMenu
      icon="user"
      label={intl.formatMessage(frameMessages.userMenu)}
      header={
        <Person>
          {user.last_name} {user.first_name}
          <span>{user.email}</span>
        </Person>
      }
      items={[
        {
          id: 'sign-out',
          label: intl.formatMessage(frameMessages.signOut),
          icon: 'log-out',
          href: signOutHref,
          ...(onSignOut && { onAction: onSignOut }),
        },
      ]}
    >
      {user.avatar_url === null ? undefined : <Avatar src={user.avatar_url} alt="" />}
    </ToolbarMenu>
  );
}
