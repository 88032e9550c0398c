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
import { ProofDialogHost } from './components/proof/ProofDialogHost.tsx';
import { catalogs } from './locales/catalogs.ts';
import type { AccountPage } from './session/readPage.ts';

interface AccountsRootProps extends Pick<AccountPage, 'navigation' | 'acts' | 'screen'> {
  readonly session: SessionStore;
  /** What `screen` shows. */
  readonly children: ReactNode;
}

/** The window that a page of another site has opened; it leads nowhere else. */
const ofWindow: ReadonlySet<AccountPage['screen']['name']> = new Set(['connect', 'site_answer']);

/** A page of the accounts service: session, texts, frame and screen. */
export function AccountsRoot({ session, navigation, acts, screen, children }: AccountsRootProps) {
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider store={session}>
      <QueryClientProvider client={queries}>
        <PortalIntlProvider>
          <RemoteMessages catalogs={catalogs}>
            <GlobalStyle />
            <AccountsFrame navigation={navigation} acts={acts} isBare={ofWindow.has(screen.name)}>
              {children}
            </AccountsFrame>
            <ProofDialogHost />
          </RemoteMessages>
        </PortalIntlProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
