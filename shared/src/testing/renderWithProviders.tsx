import './browserGaps.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { keepConversionKeys } from '../ui/focus/keepConversionKeys.ts';
import { configureApi } from '../web/http/configureApi.ts';
import { StyleSheetManager } from 'styled-components';
import type { Catalogs } from '../web/intl/catalogs.ts';
import { PortalRouter } from '../web/leaving/PortalRouter.tsx';
import { PortalIntlProvider } from '../web/intl/PortalIntlProvider.tsx';
import { RemoteMessages } from '../web/intl/RemoteMessages.tsx';
import { createQueryClient } from '../web/query/createQueryClient.ts';
import { createSessionStore, type SessionStore } from '../web/session/createSessionStore.ts';
import { SessionProvider } from '../web/session/SessionProvider.tsx';
import type { SessionState } from '../web/session/SessionState.ts';
import { GlobalStyle } from '../ui/theme/GlobalStyle.ts';
import { SnackbarHost } from '../ui/snackbar/SnackbarHost.tsx';
import { snackbars } from '../ui/snackbar/snackbars.ts';
import { aSession } from './aSession.ts';
import { quickUser } from './quickUser.ts';

interface Surroundings {
  /** Default: `aSession()`. Its locale is the language of the screen. */
  readonly session?: SessionState;
  /** The remote's own texts. */
  readonly catalogs?: Catalogs;
  /** Address of the page. Default `/`. */
  readonly path?: string;
  /** Whether the router moves in the window's history, as in the portal. Default: in memory. */
  readonly hasHistory?: boolean;
}

interface Rendered extends RenderResult {
  readonly user: UserEvent;
  readonly session: SessionStore;
  /** Current path and query. */
  readonly address: () => string;
}

/**
 * Renders a screen as the shell would: session, language, router, query client, snackbars.
 * Calls go to the fake server of `mockServer`, without the repeated attempt of a failed read. Styles
 * go nowhere: how it looks is for the journeys.
 */
export function renderWithProviders(
  ui: ReactElement,
  { session = aSession(), catalogs, path = '/', hasHistory = false }: Surroundings = {},
): Rendered {
  configureApi({
    baseUrl: location.origin,
    getTokens: () => ({ apiToken: 'api-token', csrfToken: 'csrf-token' }),
    renew: () => Promise.resolve(false),
    onSignedOut: () => {
      if (store.getState().status === 'active') store.setState({ status: 'expired' });
    },
  });
  keepConversionKeys(window);
  // A snackbar of the former test would close in this one.
  if (snackbars.getState().shown.length > 0) snackbars.setState({ shown: [] });
  const store = createSessionStore(session);
  const queryClient = createQueryClient();
  // In the document, jsdom would match every style rule at each query by role.
  const nowhere = document.createElement('head');
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  if (hasHistory) window.history.pushState({ idx: 0 }, '', path);
  const router = (page: ReactNode) =>
    hasHistory ? (
      <PortalRouter>{page}</PortalRouter>
    ) : (
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    );
  let address = path;
  function Address({ children }: { readonly children: ReactNode }) {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return children;
  }
  const rendered = render(ui, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StyleSheetManager target={nowhere}>
        <SessionProvider store={store}>
          <PortalIntlProvider>
            <QueryClientProvider client={queryClient}>
              {router(
                <Address>
                  <GlobalStyle />
                  <RemoteMessages catalogs={catalogs ?? { en: {}, ja: {} }}>
                    {children}
                  </RemoteMessages>
                  <SnackbarHost />
                </Address>,
              )}
            </QueryClientProvider>
          </PortalIntlProvider>
        </SessionProvider>
      </StyleSheetManager>
    ),
  });
  return { ...rendered, user: quickUser(), session: store, address: () => address };
}
