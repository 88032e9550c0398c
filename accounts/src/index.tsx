import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@portal/shared';
import { AccountsRoot } from './AccountsRoot.tsx';
import { createAccountsSession } from './session/createAccountsSession.ts';
import { keepSession } from './session/keepSession.ts';
import { readPage } from './session/readPage.ts';

const container = document.getElementById('accounts');
const page = readPage();
if (container && page) {
  const session = createAccountsSession(page);
  createRoot(container).render(
    <BrowserRouter>
      <AccountsRoot session={session} screen={page.screen} />
    </BrowserRouter>,
  );
  if (page.user) keepSession(session, page.user.id);
}
