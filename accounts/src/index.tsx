import { createRoot } from 'react-dom/client';
import { PortalRouter } from '@portal/shared';
import { keepConversionKeys, keepFace, pressByKeys } from '@portal/shared/frame';
import { AccountsRoot } from './AccountsRoot.tsx';
import { loadScreen } from './screens/loadScreen.tsx';
import { ScreenNotLoaded } from './screens/ScreenNotLoaded.tsx';
import { createAccountsSession } from './session/createAccountsSession.ts';
import { keepSession } from './session/keepSession.ts';
import { readPage } from './session/readPage.ts';

const container = document.getElementById('accounts');
const page = readPage();
if (container && page) {
  keepConversionKeys(window);
  const session = createAccountsSession(page);
  const root = createRoot(container);
  void loadScreen(page.screen, location.pathname)
    .catch(() => <ScreenNotLoaded />)
    .then((content) => {
      root.render(
        <PortalRouter>
          <AccountsRoot session={session} {...page}>
            {content}
          </AccountsRoot>
        </PortalRouter>,
      );
    });
  pressByKeys(container);
  keepFace();
  if (page.user) keepSession(session, page.user);
}
