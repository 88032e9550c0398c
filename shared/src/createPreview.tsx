import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { PortalIntlProvider } from './web/intl/PortalIntlProvider.tsx';
import { KnownScreensProvider } from './web/navigation/KnownScreens.tsx';
import { linesOfPage, partPath } from './web/navigation/linesOfPage.ts';
import { MenuEntriesProvider } from './web/navigation/MenuEntries.tsx';
import { PlacesProvider, type PlacedPart } from './web/navigation/Places.tsx';
import { createQueryClient } from './web/query/createQueryClient.ts';
import { takeStreamed } from './web/query/streamedDocument.ts';
import type { PageBootstrap } from './remote/PageBootstrap.ts';
import type { PartOfPlace } from './remote/partsOfPlace.ts';
import type { LinesPlace } from './remote/RemoteConfig.ts';
import type { Preview, PreviewRequest, RenderPreview } from './remote/Preview.ts';
import type { RemoteRouteObject } from './remote/RemoteRouteObject.ts';
import { createSessionStore, sessionFromBootstrap } from './web/session/createSessionStore.ts';
import { SessionProvider } from './web/session/SessionProvider.tsx';

/** The frame on the page counts its ids from the same number. */
const idPrefix = 'preview';

/** Renders a remote's screens to markup, as they look when they are first shown in a browser. */
export function createPreview(routes: readonly RemoteRouteObject[]): RenderPreview {
  // With the script itself, which the server evaluates before a page asks for it.
  const screens = new Map(routes.map(({ path, lazy }) => [path, lazy()]));
  return async (json) => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- made by the server, which is the only one to run this
    const request: PreviewRequest = JSON.parse(json);
    const screen = screens.get(request.route);
    if (!screen) throw new Error(`The remote has no route ${request.route}`);
    const { Component } = await screen;
    return JSON.stringify(render(<Component />, request));
  };
}

function render(screen: ReactNode, { bootstrap, route, answers }: PreviewRequest): Preview {
  takeStreamed(answers);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={bootstrap.url}>
          <SessionProvider store={createSessionStore(sessionFromBootstrap(bootstrap))}>
            <QueryClientProvider client={createQueryClient()}>
              <PortalIntlProvider>
                <MenuEntriesProvider entries={bootstrap.navigation}>
                  <KnownScreensProvider
                    routes={(bootstrap.screens ?? []).map((path) => ({ path }))}
                    isComplete
                  >
                    <PlacesProvider parts={partsOf(bootstrap)}>
                      <Routes>
                        <Route path={route} element={screen} />
                      </Routes>
                    </PlacesProvider>
                  </KnownScreensProvider>
                </MenuEntriesProvider>
              </PortalIntlProvider>
            </QueryClientProvider>
          </SessionProvider>
        </StaticRouter>,
      ),
      { identifierPrefix: idPrefix },
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function partsOf({ parts = [] }: PageBootstrap) {
  const of = (wanted: LinesPlace) => parts.filter(({ place }) => place === wanted).map(placed);
  return { attention: of('attention'), license: of('license'), overview: of('overview') };
}

/** What has not come with the page is asked for by the page. */
function placed({ place, remote, id, title, icon, call }: PartOfPlace): PlacedPart {
  return {
    key: `${remote}/${id}`,
    title,
    icon,
    known: (values) => linesOfPage(place, partPath(call, values)),
    hasFailed: () => false,
    ask: () => new Promise(() => undefined),
  };
}
