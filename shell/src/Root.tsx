import {
  GlobalStyle,
  KnownScreensProvider,
  MenuEntriesProvider,
  PlacesProvider,
  PortalIntlProvider,
  QueryClientProvider,
  SessionProvider,
} from '@portal/shared';
import type { Page } from './createPage.ts';
import { Frame } from './frame/Frame.tsx';
import { useCurrentEntry } from './navigation/useCurrentEntry.ts';
import { usePlacedParts } from './places/usePlacedParts.ts';
import { RemoteOutlet } from './remotes/RemoteOutlet.tsx';
import { RemotesContext } from './remotes/RemotesContext.ts';
import { useKnownScreens } from './remotes/useKnownScreens.ts';
import { useNavigationEntries } from './remotes/useNavigationEntries.ts';

/** The whole page inside the router, the same on the server and in the browser. */
export function Root({ page }: { readonly page: Page }) {
  return (
    <RemotesContext value={page.remotes}>
      <SessionProvider store={page.session}>
        <QueryClientProvider client={page.queries}>
          <PortalIntlProvider>
            <GlobalStyle />
            <FramedOutlet page={page} />
          </PortalIntlProvider>
        </QueryClientProvider>
      </SessionProvider>
    </RemotesContext>
  );
}

function FramedOutlet({ page }: { readonly page: Page }) {
  const entries = useNavigationEntries(page.bootstrap.navigation);
  const screens = useKnownScreens(page.bootstrap);
  const Around = page.Frame ?? Frame;
  return (
    <MenuEntriesProvider entries={entries}>
      <KnownScreensProvider {...screens}>
        <Around
          entries={entries}
          currentEntry={useCurrentEntry()}
          isMenuClosed={page.bootstrap.isMenuClosed}
        >
          <PlacesProvider parts={usePlacedParts(page)}>
            <RemoteOutlet />
          </PlacesProvider>
        </Around>
        {page.Bar && <page.Bar />}
      </KnownScreensProvider>
    </MenuEntriesProvider>
  );
}
