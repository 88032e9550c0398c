import { useState } from 'react';
import {
  createQueryClient,
  GlobalStyle,
  PortalIntlProvider,
  QueryClientProvider,
  RemoteMessages,
  SessionProvider,
  type SessionStore,
} from '@portal/shared';
import { AccountsFrame } from './frame/AccountsFrame.tsx';
import { catalogs } from './locales/catalogs.ts';
import { ScreenOf } from './screens/ScreenOf.tsx';
import type { AccountScreen } from './session/readPage.ts';

interface AccountsRootProps {
  readonly session: SessionStore;
  readonly screen: AccountScreen;
}

/** A page of the accounts service: session, texts, frame and screen. */
export function AccountsRoot({ session, screen }: AccountsRootProps) {
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider store={session}>
      <QueryClientProvider client={queries}>
        <PortalIntlProvider>
          <RemoteMessages catalogs={catalogs}>
            <GlobalStyle />
            <AccountsFrame>
              <ScreenOf screen={screen} />
            </AccountsFrame>
          </RemoteMessages>
        </PortalIntlProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
