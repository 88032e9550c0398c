import { PortalRouter } from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import { readBootstrap, readShellIntegrity } from '@portal/shell/src/readBootstrap.ts';
import { connectApi } from '@portal/shell/src/session/connectApi.ts';
import { trustScripts } from '@portal/shell/src/remotes/trustedScripts.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPlainPage } from './createPlainPage.ts';
import { PlainRoot } from './PlainRoot.tsx';
import { fetchOnIntent } from './fetchOnIntent.ts';
import { plainScreens } from './screens.ts';

/** A static page contains no session; fetching it with one call is the best case. */
function fetchBootstrap(): Promise<PageBootstrap> {
  return fetch('/bench/bootstrap').then((answer): Promise<PageBootstrap> => answer.json());
}

/** The initial paint, before the session has arrived. */
function showLoading(container: Element): void {
  container.textContent = 'Loading…';
}

async function start(container: Element): Promise<void> {
  const screens = plainScreens();
  const inPage = readBootstrap();
  if (inPage) {
    trustScripts(location.origin, readShellIntegrity());
  } else {
    showLoading(container);
    // The first data needs the API client at once.
    void import('ky');
  }
  // Fetches the screen in parallel with the session.
  const [bootstrap] = await Promise.all([
    inPage ?? fetchBootstrap(),
    screens.fetch(location.pathname),
  ]);
  const page = createPlainPage(bootstrap, screens);
  connectApi(page.session);
  const app = (
    <PortalRouter>
      <PlainRoot page={page} />
    </PortalRouter>
  );
  if (!inPage) {
    container.textContent = '';
    createRoot(container).render(app);
  } else {
    startTransition(() => {
      hydrateRoot(container, app);
    });
  }
  fetchOnIntent(screens);
}

const container = document.getElementById('portal');
if (container) void start(container);
