import {
  GlobalStyle,
  MenuEntriesProvider,
  PortalIntlProvider,
  QueryClientProvider,
  SessionProvider,
  type QueryClient,
  type SessionStore,
} from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { Frame } from '@portal/shell/src/frame/Frame.tsx';
import type { Screens } from './createScreens.ts';
import { PlainOutlet } from './PlainOutlet.tsx';

export interface PlainPage {
  readonly session: SessionStore;
  readonly queries: QueryClient;
  readonly screens: Screens;
  readonly navigation: readonly NavigationEntry[];
}

/** The shell's page without remotes: the screens are part of the bundle. */
export function PlainRoot({ page }: { readonly page: PlainPage }) {
  return (
    <SessionProvider store={page.session}>
      <QueryClientProvider client={page.queries}>
        <PortalIntlProvider>
          <GlobalStyle />
          <MenuEntriesProvider entries={page.navigation}>
            <Frame entries={page.navigation}>
              <PlainOutlet screens={page.screens} />
            </Frame>
          </MenuEntriesProvider>
        </PortalIntlProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
