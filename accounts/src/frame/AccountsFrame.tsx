import type { ReactNode } from 'react';
import {
  announceSignOut,
  commonMessages,
  useHasUnsavedChanges,
  useIntl,
  useLocation,
  useSession,
  useUnloadGuard,
} from '@portal/shared';
import { isMenuClosed } from '@portal/shared/domain';
import { accountItems, frameMessages, helpItems, PortalFrame } from '@portal/shared/frame';
import { useChangeLocale } from '../session/useChangeLocale.ts';
import { SessionEnded } from './SessionEnded.tsx';

/** The portal's frame around an accounts page; visitors have no side navigation. */
export function AccountsFrame({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const team = useSession((session) => session.team);
  const config = useSession((session) => session.config);
  const locale = useSession((session) => session.locale);
  const changeLocale = useChangeLocale();
  // Every page of accounts is a document of its own, so that the browser asks for all of them.
  useUnloadGuard(useHasUnsavedChanges());
  const manager = {
    id: 'manager',
    label: intl.formatMessage(commonMessages.product),
    icon: 'circuit-board',
    href: config.services.manager,
  };
  const groups = [
    { id: 'manager', label: intl.formatMessage(frameMessages.manager), items: [manager] },
    {
      id: 'account',
      label: intl.formatMessage(frameMessages.account),
      items: accountItems(intl, { user, team, config }, pathname),
    },
    {
      id: 'help',
      label: intl.formatMessage(frameMessages.help),
      items: helpItems(intl, config.links),
    },
  ];
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
      onSignOut={announceSignOut}
    >
      <SessionEnded />
      {children}
    </PortalFrame>
  );
}
