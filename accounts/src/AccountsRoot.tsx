import { useState, type ReactNode } from 'react';
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
import { ProofDialogHost } from './session/proof/ProofDialogHost.tsx';
import { catalogs } from './locales/catalogs.ts';
import type { AccountPage } from './session/readPage.ts';

interface AccountsRootProps extends Pick<AccountPage, 'navigation'> {
  readonly session: SessionStore;
  /** The screen of this page. */
  readonly children: ReactNode;
}

/** A page of the accounts service: session, texts, frame and screen. */
export function AccountsRoot({ session, navigation, children }: AccountsRootProps) {
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider store={session}>
      <QueryClientProvider client={queries}>
        <PortalIntlProvider>
          <RemoteMessages catalogs={catalogs}>
            <GlobalStyle />
            <AccountsFrame navigation={navigation}>{children}</AccountsFrame>
            <ProofDialogHost />
          </RemoteMessages>
        </PortalIntlProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
