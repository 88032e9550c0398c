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
import type { EmbedSettings } from './EmbedSettings.ts';
import { loadEmbedSession } from './loadEmbedSession.ts';

interface EmbeddedRemoteProps {
  readonly settings: EmbedSettings;
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
  const [state, setState] = useState<Ready | { readonly error: unknown }>();
  const [queries] = useState(createQueryClient);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    prepare(props).then(setState, (error: unknown) => {
      setState({ error });
    });
    // Loaded once for each attempt; a page that changes the settings mounts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [attempt]);

  if (state !== undefined && 'error' in state) {
    const handleRetry = () => {
      setState(undefined);
      setAttempt(attempt + 1);
    };
    return (
      <EmbedFailure error={state.error} locale={props.settings.locale} onRetry={handleRetry} />
    );
  }
  if (state === undefined) return null;
  return (
    <SessionProvider store={state.session}>
      <QueryClientProvider client={queries}>
        <PortalIntlProvider>
          <GlobalStyle />
          <MemoryRouter initialEntries={[props.settings.path ?? props.routes[0]?.path ?? '/']}>
            <div ref={keepFocus}>
              <Routes>
                {state.screens.map(({ path, Component }) => (
                  <Route key={path} path={path} element={<Component />} />
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
