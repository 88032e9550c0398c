import type { ReactNode } from 'react';
import { announceSignOut, useIntl, useLocation, useSession } from '@portal/shared';
import { isMenuClosed } from '@portal/shared/domain';
import { PortalFrame } from '@portal/shared/frame';
import { useChangeLocale } from '../session/useChangeLocale.ts';
import type { AccountPage } from '../session/readPage.ts';
import { AccountSearch } from './AccountSearch.tsx';
import { menuGroups } from './menuGroups.ts';
import { SessionEnded } from './SessionEnded.tsx';

interface AccountsFrameProps extends Pick<AccountPage, 'navigation' | 'acts'> {
  /**
   * Shows nothing that is the person's own, and asks for none of it: as soon as they decide, their
   * session has another name, and a call under the old one would be refused.
   */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/**
 * The portal's frame around an accounts page, with the menu of the manager's pages; visitors have no
 * side navigation.
 */
export function AccountsFrame({ navigation, acts, isBare = false, children }: AccountsFrameProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const user = useSession((session) => (isBare ? null : session.user));
  const team = useSession((session) => session.team);
  const config = useSession((session) => session.config);
  const locale = useSession((session) => session.locale);
  const changeLocale = useChangeLocale();
  const groups = menuGroups(intl, { user, team, config, locale }, navigation, pathname);
  return (
    <PortalFrame
      config={config}
      user={user}
      team={team}
      locale={locale}
      onLocaleChange={changeLocale}
      isMenuClosed={isMenuClosed(document.cookie)}
      groups={user === null ? [] : groups}
      noticesLead={config.services.manager}
      search={user && <AccountSearch navigation={navigation} acts={acts} />}
      onSignOut={announceSignOut}
    >
      <SessionEnded />
      {children}
    </PortalFrame>
  );
}
