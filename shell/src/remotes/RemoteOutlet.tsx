import { Suspense, useDeferredValue, useEffect } from 'react';
import {
  Alert,
  Button,
  can,
  FormattedMessage,
  Navigate,
  Route,
  Routes,
  Skeleton,
  theme,
  useLocation,
  useSession,
} from '@portal/shared';
import { movedPath } from '@portal/shared/remote';
import { styled } from 'styled-components';
import { RefusalScreen } from '../screens/RefusalScreen.tsx';
import { FailedRemote } from './FailedRemote.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { useKnownRemotes, useRemotes, useRemotesState } from './RemotesContext.ts';
import { findRoute, type RemoteMatch, screenKey, screenOf } from './RemotesState.ts';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';
import { SuspendedScreen } from './SuspendedScreen.tsx';
import { rememberVisit } from './visits.ts';
import { UnreachableRegistry } from './UnreachableRegistry.tsx';
import { remoteMessages } from './messages.ts';

/**
 * Offers a newer release, which is not loaded automatically because unsaved input would be lost.
 */
function NewReleaseOffer({ onTake }: { readonly onTake: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        <Button size="small" onClick={onTake}>
          <FormattedMessage {...remoteMessages.takeNewRelease} />
        </Button>
      }
    >
      <FormattedMessage {...remoteMessages.newRelease} />
    </Alert>
  );
}

const Line = styled.p`
  margin-bottom: ${theme.space(3)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** The note above a screen of the former release. */
function FormerRelease() {
  return (
    <Line role="status">
      <FormattedMessage {...remoteMessages.former} />
    </Line>
  );
}

/** Shows the screen of the current address. */
export function RemoteOutlet() {
  const location = useLocation();
  const remotes = useRemotes();
  const known = useKnownRemotes();
  const registry = useRemotesState((state) => state.registry);
  const match = findRoute({ remotes: known }, location.pathname);
  const isPermitted = useSession(
    (session) => match === undefined || can(match.route.requires, session),
  );

  const person = useSession(({ user }) => user?.id);
  const path = isPermitted ? match?.route.path : undefined;
  useEffect(() => {
    if (person !== undefined && path !== undefined) rememberVisit(person, path);
  }, [person, path]);

  useEffect(() => {
    if (isPermitted) remotes.open(location.pathname);
    // Each navigation counts, also one to the same address.
  }, [remotes, location, isPermitted]);

  if (match === undefined) {
    const moved = movedPath(known, location.pathname);
    if (moved !== undefined) return <Navigate to={`${moved}${location.search}`} replace />;
    // The server has already searched for the address with which the page was opened.
    if (registry === 'complete' || location.key === 'default') {
      return <RefusalScreen reason="notFound" />;
    }
    return registry === 'unreachable' ? <UnreachableRegistry /> : <Skeleton lines={6} />;
  }
  if (!isPermitted) {
    return (
      <RefusalScreen reason={match.route.requires?.staff === true ? 'notFound' : 'notPermitted'} />
    );
  }
  return <RemoteScreen key={screenKey(match)} match={match} />;
}

function RemoteScreen({ match }: { readonly match: RemoteMatch }) {
  const remotes = useRemotes();
  const latest = useRemotesState((state) => screenOf(state, match));
  const late = useRemotesState((state) => state.lateParts);
  const isNewerOffered = useRemotesState(({ offered }) => offered.includes(screenKey(match)));
  const { pathname } = useLocation();
  const locale = useSession((session) => session.locale);
  // A loaded screen renders in pieces, so that the page stays responsive.
  const deferred = useDeferredValue(latest);
  const screen = latest.kind === 'ready' ? deferred : latest;
  const reload = () => {
    remotes.reload(match);
  };
  const { name } = match.remote;
  const route = match.route.path;
  const hash = screen.kind === 'ready' ? screen.release.hash : undefined;
  useEffect(() => {
    if (hash !== undefined) remotes.tell({ name, hash }, 'opens', { route });
  }, [remotes, name, hash, route]);

  if (screen.kind === 'failed') {
    return <FailedRemote reason={screen.reason} id={screen.id} onRetry={reload} />;
  }
  if (screen.kind !== 'ready') {
    const entry = match.remote.navigation.find(({ to }) => to === pathname);
    return <ScreenPlaceholder name={entry?.label[locale]} />;
  }
  const { current, previous } = match.remote;
  const isOfCurrent = screen.release.hash === current.hash;
  const takeFormer =
    isOfCurrent && previous
      ? () => {
          remotes.takeFormer(match);
        }
      : undefined;
  return (
    <RemoteBoundary
      key={screen.release.hash}
      release={screen.release}
      onRetry={reload}
      onFailure={(what, failure) => {
        remotes.tell({ name, hash: screen.release.hash }, what, { route, ...failure });
      }}
      onTakeFormer={takeFormer}
    >
      {screen.insteadOf && <FormerRelease />}
      {late && takeFormer && <late.FormerOffer onTakeFormer={takeFormer} />}
      {isNewerOffered && <NewReleaseOffer onTake={reload} />}
      <Suspense fallback={<SuspendedScreen />}>
        <Routes>
          <Route path={route} element={<screen.Component />} />
        </Routes>
      </Suspense>
    </RemoteBoundary>
  );
}
