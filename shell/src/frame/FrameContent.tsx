import type { ReactNode } from 'react';
import {
  announceSignOut,
  hasUnsavedChanges,
  useIntl,
  useLocation,
  useSession,
  useSessionStore,
} from '@portal/shared';
import { PortalFrame } from '@portal/shared/frame';
import type { NavigationEntry } from '@portal/shared/remote';
import { navigationGroups } from '../navigation/navigationGroups.ts';
import { useScrollToTop } from '../navigation/useScrollToTop.ts';
import { paths } from '../paths.ts';
import { SignedInScreen } from '../screens/SignedInScreen.tsx';
import { SessionEnded } from '../session/SessionEnded.tsx';
import { useSessionUpkeep } from '../session/useSessionUpkeep.ts';
import { useLocaleChoice } from './useLocaleChoice.ts';

interface FrameContentProps {
  readonly entries: readonly NavigationEntry[];
  readonly children: ReactNode;
}

export function FrameContent({ entries, children }: FrameContentProps) {
  const intl = useIntl();
  const store = useSessionStore();
  const session = useSession((state) => state);
  const { pathname } = useLocation();
  const chooseLocale = useLocaleChoice();
  useSessionUpkeep();
  useScrollToTop();
  return (
    <PortalFrame
      config={session.config}
      user={session.user}
      team={session.team}
      locale={session.locale}
      onLocaleChange={chooseLocale}
      groups={navigationGroups(intl, session, entries)}
      isLoading={session.loading}
      onSignOut={() => {
        // The browser asks before unsaved input is lost, and the person may stay.
        if (!hasUnsavedChanges()) store.setState({ status: 'signing-out' });
        announceSignOut();
      }}
    >
      <SessionEnded />
      {pathname === paths.signedIn ? <SignedInScreen /> : children}
    </PortalFrame>
  );
}
