import { useIntl } from 'react-intl';
import type { AccountsUser } from '../areas/accounts/accounts.contract.ts';
import type { Locale } from '../basics/Locale.ts';
import { otherLocale } from '../basics/Locale.ts';
import { frameMessages } from './frameMessages.ts';
import { languageNames } from './languageNames.ts';
import { Avatar, Person } from './Toolbar.styles.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

interface UserMenuProps {
  readonly user: AccountsUser;
  readonly locale: Locale;
  readonly onLocaleChange: (locale: Locale) => void;
  readonly signOutHref: string;
  /** Called when the link is followed, so that other tabs can be told. */
  readonly onSignOut?: (() => void) | undefined;
}

/** The user menu: who is signed in, the other language, and the link to sign out. */
export function UserMenu(props: UserMenuProps) {
  const { user, locale, onLocaleChange, signOutHref, onSignOut } = props;
  const intl = useIntl();
  const other = otherLocale(locale);
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
          id: 'language',
          label: languageNames[other],
          lang: other,
          icon: 'languages',
          onAction: () => {
            onLocaleChange(other);
          },
        },
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
