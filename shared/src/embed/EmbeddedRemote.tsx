import { lazy, Suspense, useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import type { PortalScreens } from '../areas/composition/portalScreens.contract.ts';
import { keepFocus } from '../ui/focus/keepFocus.ts';
import { PortalIntlProvider } from '../web/intl/PortalIntlProvider.tsx';
import { KnownScreensProvider } from '../web/navigation/KnownScreens.tsx';
import { MenuEntriesProvider } from '../web/navigation/MenuEntries.tsx';
import { createQueryClient } from '../web/query/createQueryClient.ts';
import { matchRoute } from '../remote/matchRoute.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { SessionProvider } from '../web/session/SessionProvider.tsx';
import { GlobalStyle } from '../ui/theme/GlobalStyle.ts';
import { SnackbarHost } from '../ui/snackbar/SnackbarHost.tsx';
import { Skeleton } from '../ui/marks/Skeleton.tsx';
import { EmbedFailure } from './EmbedFailure.tsx';
import { keepWithPage } from './EmbedPage.ts';
import { EmbedTexts } from './EmbedTexts.tsx';
import { type EmbedSettings, localeOf } from './EmbedSettings.ts';
import { type EmbedFacts, loadEmbedFacts } from './loadEmbedFacts.ts';
import { NoScreen } from './NoScreen.tsx';
import { usePageAround } from './PageAround.ts';
import { EmbedRouter } from './routing/EmbedRouter.tsx';
import { RemoteNotAllowed } from './SiteNotAllowed.ts';
import { whenShutOut } from './whenShutOut.ts';

/** Tells the page around, once, that the screen beside it is there. */
function TellReady({ path }: { readonly path: string }): null {
  const page = usePageAround();
  useEffect(() => {
    page?.tell('portal-ready', { path });
    // Later addresses are the screen's own matter.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [page]);
  return null;
}

interface EmbeddedRemoteProps {
  /** Language and path can change; another `baseUrl` needs another instance. */
  readonly settings: EmbedSettings;
  /** The bearer of the moment. */
  readonly token: string;
  readonly routes: readonly RemoteRouteObject[];
}

/** The first path of a remote, unless the page names one, with or without its first slash. */
function pathOf({ settings, routes }: Pick<EmbeddedRemoteProps, 'settings' | 'routes'>): string {
  const named = settings.path ?? routes[0]?.path ?? '/';
  const { pathname, search, hash } = new URL(named, location.origin);
  return `${pathname}${search}${hash}`;
}

/** Whether the token counts for the remote; those of the portal's own pages count for all. */
function isAllowed(routes: EmbeddedRemoteProps['routes'], { shown }: PortalScreens): boolean {
  return shown === undefined || routes.some(({ path }) => shown.some((one) => one.path === path));
}

/** Loads the person and the first screen at the same time. */
async function prepare(props: EmbeddedRemoteProps): Promise<EmbedFacts> {
  const { pathname } = new URL(pathOf(props), location.origin);
  const first = matchRoute(props.routes, pathname);
  const [facts] = await Promise.all([loadEmbedFacts(props.settings), first?.lazy()]);
  if (!isAllowed(props.routes, facts.screens)) throw new RemoteNotAllowed(location.origin);
  keepWithPage(props.settings.page, facts.session.getState().user?.id ?? '');
  return facts;
}

const toScreen = ({ path, lazy: load }: RemoteRouteObject) => ({
  path,
  Component: lazy(async () => ({ default: (await load()).Component })),
});

/** A remote without the shell: its own router in memory, session, texts and query client. */
export function EmbeddedRemote(props: EmbeddedRemoteProps) {
  const { settings, token, routes } = props;
  const path = pathOf(props);
  const locale = localeOf(settings);
  const page = usePageAround();
  const [state, setState] = useState<EmbedFacts | { readonly error: unknown }>();
  const [screens] = useState(() => routes.map(toScreen));
  const [queries] = useState(createQueryClient);
  const [attempt, setAttempt] = useState(1);
  useEffect(
    () => () => {
      // Answers would be kept for minutes, and with them all of this instance's code. After the
      // screens below, which let go of them first.
      queueMicrotask(() => {
        queries.clear();
      });
    },
    [queries],
  );
  const { baseUrl, routing, basePath } = settings;
  useEffect(
    () =>
      whenShutOut(queries, baseUrl, (error) => {
        setState({ error });
      }),
    [queries, baseUrl],
  );
  const isReady = state !== undefined && 'session' in state;
  useEffect(() => {
    let isCurrent = true;
    const take = (next: NonNullable<typeof state>) => {
      if (isCurrent) setState(next);
    };
    if (!isReady) {
      prepare(props).then(take, (error: unknown) => take({ error }));
    }
    // What another token was refused is asked for again with this one.
    else void queries.refetchQueries({ predicate: ({ state: { status } }) => status === 'error' });
    return () => {
      isCurrent = false;
    };
    // Each attempt and each token has one try; what else changes is taken over without one.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
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
  if (state === undefined) {
    return (
      <EmbedTexts locale={locale}>
        <Skeleton lines={6} />
      </EmbedTexts>
    );
  }
  const isKnown = matchRoute(routes, new URL(path, location.origin).pathname) !== undefined;
  return (
    <SessionProvider store={state.session}>
      <QueryClientProvider client={queries}>
        <PortalIntlProvider>
          <GlobalStyle />
          <KnownScreensProvider routes={state.screens.routes} isComplete>
            <MenuEntriesProvider entries={state.screens.menu}>
              <EmbedRouter
                routing={routing}
                basePath={basePath}
                path={path}
                routes={routes}
                baseUrl={baseUrl}
                onLeave={(address) => page?.leadTo(address)}
              >
                <div ref={keepFocus}>
                  <Suspense fallback={<Skeleton lines={6} />}>
                    <Routes>
                      {screens.map(({ path: route, Component }) => (
                        <Route key={route} path={route} element={<Component />} />
                      ))}
                      <Route path="*" element={<NoScreen locale={locale} />} />
                    </Routes>
                    {isKnown && <TellReady path={path} />}
                  </Suspense>
                </div>
              </EmbedRouter>
            </MenuEntriesProvider>
          </KnownScreensProvider>
          <SnackbarHost />
        </PortalIntlProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
