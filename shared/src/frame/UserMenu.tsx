import { useIntl } from 'react-intl';
import type { AccountsUser } from '../areas/accounts/accounts.contract.ts';
import type { Locale } from '../basics/Locale.ts';
import { otherLocale } from '../basics/Locale.ts';
import { frameMessages } from './frameMessages.ts';
import { languageNames } from './languageNames.ts';
import { Initials } from '../ui/marks/Initials.tsx';
import { Avatar, Person } from './Toolbar.styles.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import { useThemeChoice } from './useThemeChoice.ts';

const themes = [
  { choice: 'light', icon: 'sun', message: frameMessages.lightTheme },
  { choice: 'dark', icon: 'moon', message: frameMessages.darkTheme },
  { choice: undefined, icon: 'monitor', message: frameMessages.systemTheme },
] as const;

interface UserMenuProps {
  readonly user: AccountsUser;
  readonly locale: Locale;
  readonly onLocaleChange: (locale: Locale) => void;
  readonly signOutHref: string;
  /** Called when the link is followed, so that other tabs can be told. */
  readonly onSignOut?: (() => void) | undefined;
}

/** The user menu: who is signed in, the other language, the theme, and the link to sign out. */
export function UserMenu(props: UserMenuProps) {
  const { user, locale, onLocaleChange, signOutHref, onSignOut } = props;
  const intl = useIntl();
  const other = otherLocale(locale);
  const { theme, choose } = useThemeChoice();
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
        ...themes.map(({ choice, icon, message }) => ({
          id: `theme-${choice ?? 'system'}`,
          label: intl.formatMessage(message),
          icon,
          ...(choice === theme && { chosen: intl.formatMessage(frameMessages.chosen) }),
          onAction: () => {
            choose(choice);
          },
        })),
        {
          id: 'sign-out',
          label: intl.formatMessage(frameMessages.signOut),
          icon: 'log-out',
          href: signOutHref,
          ...(onSignOut && { onAction: onSignOut }),
        },
      ]}
    >
      {user.avatar_url === null ? (
        <Initials lastName={user.last_name} firstName={user.first_name} />
      ) : (
        <Avatar src={user.avatar_url} alt="" />
      )}
    </ToolbarMenu>
  );
}
