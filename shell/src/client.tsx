import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { api, BrowserRouter } from '@portal/shared';
import { registrySchema } from '@portal/shared/contracts';
import { createPage, type Page } from './createPage.ts';
import { takeEarlyClick } from './earlyClicks.ts';
import { readBootstrap, readShellIntegrity } from './readBootstrap.ts';
import { followRegistry } from './remotes/followRegistry.ts';
import { loadFromRelease } from './remotes/federation.ts';
import { prefetchOnIntent } from './remotes/prefetchOnIntent.ts';
import { prefetchWhenIdle } from './remotes/prefetchWhenIdle.ts';
import { trustScripts } from './remotes/trustedScripts.ts';
import { Root } from './Root.tsx';
import { connectApi } from './session/connectApi.ts';

const ports = {
  load: loadFromRelease,
  fetchRegistry: () => api.get('/api/registry', registrySchema),
};

function start(page: Page, container: Element): void {
  const { bootstrap, remotes, session } = page;
  connectApi(session);
  trustScripts(location.origin, bootstrap.shellIntegrity);
  // Its files are on their way since the head of the page; by now they may be here.
  if (bootstrap.permitted) remotes.open(location.pathname);
  const app = (
    <BrowserRouter>
      <Root page={page} />
    </BrowserRouter>
  );
  const replayEarlyClick = takeEarlyClick(container);
  // In a transition the work is cut into pieces, and the page answers meanwhile.
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  replayEarlyClick();
  followRegistry(remotes, session);
  prefetchOnIntent(remotes);
  prefetchWhenIdle(remotes, session);
}

/** The page that is only a file holds neither frame nor data and asks for everything. */
async function startStatic(container: Element): Promise<void> {
  trustScripts(location.origin, readShellIntegrity());
  const { staticBootstrap } = await import('./staticBootstrap.ts');
  start(createPage(await staticBootstrap(), ports), container);
}

const container = document.getElementById('portal');
const bootstrap = readBootstrap();
if (container && bootstrap) start(createPage(bootstrap, ports), container);
else if (container) void startStatic(container);
