import { type ReactNode, useContext, useMemo } from 'react';
import {
  announceSignOut,
  hasUnsavedChanges,
  RemoteMessages,
  useIntl,
  useLocation,
  useSession,
  useSessionStore,
} from '@portal/shared';
import { PortalFrame } from '@portal/shared/frame';
import type { NavigationEntry } from '@portal/shared/remote';
import { navigationGroups } from '../navigation/navigationGroups.ts';
import { useEntriesInTurn } from '../navigation/useEntriesInTurn.ts';
import { useScrollToTop } from '../navigation/useScrollToTop.ts';
import { paths } from '../paths.ts';
import { RemotesContext } from '../remotes/RemotesContext.ts';
import { SignedInScreen } from '../screens/SignedInScreen.tsx';
import { Search } from '../search/Search.tsx';
import { SessionEnded } from '../session/SessionEnded.tsx';
import { useSessionUpkeep } from '../session/useSessionUpkeep.ts';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { useLocaleChoice } from './useLocaleChoice.ts';

export interface FrameProps {
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
  /** The entry whose remote owns the screen, also where the address is not below the entry's. */
  readonly currentEntry?: NavigationEntry | undefined;
  /** Whether the side navigation begins closed. */
  readonly isMenuClosed?: boolean;
  /** The element for the current screen. */
  readonly children: ReactNode;
}

function FrameContent(props: FrameProps) {
  const { entries, currentEntry, isMenuClosed = false, children } = props;
  const intl = useIntl();
  const store = useSessionStore();
  const session = useSession((state) => state);
  const { pathname } = useLocation();
  const chooseLocale = useLocaleChoice();
  const shown = useEntriesInTurn(entries);
  const groups = useMemo(
    () => navigationGroups(intl, session, shown, currentEntry),
    [intl, session, shown, currentEntry],
  );
  useSessionUpkeep(useContext(RemotesContext)?.shown);
  useScrollToTop();
  return (
    <PortalFrame
      config={session.config}
      user={session.user}
      team={session.team}
      locale={session.locale}
      onLocaleChange={chooseLocale}
      groups={groups}
      isMenuClosed={isMenuClosed}
      isLoading={session.loading}
      search={<Search entries={entries} />}
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

const catalogs = { en, ja };

/**
 * The frame of the portal; it is painted at once and stays, whatever happens to the screen inside.
 */
export function Frame(props: FrameProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <FrameContent {...props} />
    </RemoteMessages>
  );
}
