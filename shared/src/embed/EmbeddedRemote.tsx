import { useEffect, useState, type ComponentType } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { keepFocus } from '../focus/keepFocus.ts';
import { PortalIntlProvider } from '../intl/PortalIntlProvider.tsx';
import { createQueryClient } from '../query/createQueryClient.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import type { SessionStore } from '../session/createSessionStore.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { SnackbarHost } from '../ui/snackbar/SnackbarHost.tsx';
import { EmbedFailure } from './EmbedFailure.tsx';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { FollowPath } from './FollowPath.tsx';
import { loadEmbedSession } from './loadEmbedSession.ts';

interface EmbeddedRemoteProps {
  /** Language and path can change; another `baseUrl` needs another instance. */
  readonly settings: EmbedSettings;
  /** The bearer of the moment. */
  readonly token: string;
  readonly routes: readonly RemoteRouteObject[];
}

/** What an embedded remote needs to start. */
interface Ready {
  readonly session: SessionStore;
  readonly screens: readonly { readonly path: string; readonly Component: ComponentType }[];
}

async function prepare({ settings, routes }: EmbeddedRemoteProps): Promise<Ready> {
  const [session, screens] = await Promise.all([
    loadEmbedSession(settings),
    Promise.all(routes.map(async ({ path, lazy }) => ({ path, ...(await lazy()) }))),
  ]);
  return { session, screens };
}

/** A remote without the shell: its own router in memory, session, texts and query client. */
export function EmbeddedRemote(props: EmbeddedRemoteProps) {
  const { settings, token, routes } = props;
  const { path = routes[0]?.path ?? '/' } = settings;
  const locale = localeOf(settings);
  const [state, setState] = useState<Ready | { readonly error: unknown }>();
  const [queries] = useState(createQueryClient);
  const [attempt, setAttempt] = useState(1);
  const isReady = state !== undefined && 'session' in state;
  useEffect(() => {
    let isCurrent = true;
    const take = (next: NonNullable<typeof state>) => {
      if (isCurrent) setState(next);
    };
    if (!isReady) prepare(props).then(take, (error: unknown) => take({ error }));
    // What another token was refused is asked for again with this one.
    else void queries.refetchQueries({ predicate: ({ state: { status } }) => status === 'error' });
    return () => {
      isCurrent = false;
    };
    // Each attempt and each token has one try; what else changes is taken over without one.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [attempt, token]);
  useEffect(() => {
    if (isReady) state.session.setState({ locale });
  }, [isReady, state, locale]);

  if (state !== undefined && 'error' in state) {
    const handleRetry = () => {
      setState(undefined);
      setAttempt(attempt + 1);
    };
    return <EmbedFailure error={state.error} locale={locale} onRetry={handleRetry} />;
  }
  if (state === undefined) return null;
  return (
    <SessionProvider store={state.session}>
      <QueryClientProvider client={queries}>
        <PortalIntlProvider>
          <GlobalStyle />
          <MemoryRouter initialEntries={[path]}>
            <FollowPath path={path} />
            <div ref={keepFocus}>
              <Routes>
                {state.screens.map(({ path: route, Component }) => (
                  <Route key={route} path={route} element={<Component />} />
                ))}
              </Routes>
            </div>
          </MemoryRouter>
          <SnackbarHost />
        </PortalIntlProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
