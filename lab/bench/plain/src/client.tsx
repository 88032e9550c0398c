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

/** A static page has no session in it; one call brings all of it, which is the best case. */
function fetchBootstrap(): Promise<PageBootstrap> {
  return fetch('/bench/bootstrap').then((answer): Promise<PageBootstrap> => answer.json());
}

/** What such a page paints when its script has arrived and its session has not. */
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
    // Its first data comes by a call, so that the client for calls is needed at once.
    void import('ky');
  }
  // The screen is asked for beside the session, not after it.
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
