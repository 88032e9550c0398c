import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PortalRouter, watchTyping } from '@portal/shared';
import { createPage, type Page } from './createPage.ts';
import { takeEarlyClick } from './earlyClicks.ts';
import { endGuard } from './guard/guardPage.ts';
import { pressByKeys } from './pressByKeys.ts';
import { readBootstrap, readShellIntegrity } from './readBootstrap.ts';
import { fetchRegistry } from './remotes/fetchRegistry.ts';
import { followRegistry } from './remotes/followRegistry.ts';
import { loadFromRelease } from './remotes/federation.ts';
import { prefetchOnIntent } from './remotes/prefetchOnIntent.ts';
import { prefetchWhenIdle } from './remotes/prefetchWhenIdle.ts';
import { trustScripts } from './remotes/trustedScripts.ts';
import { tellWhenIdle } from './reports/tellWhenIdle.ts';
import { Root } from './Root.tsx';
import { connectApi } from './session/connectApi.ts';

const ports = { load: loadFromRelease, fetchRegistry, tellAs: tellWhenIdle };

function start(page: Page, container: Element): void {
  const { bootstrap, remotes, session } = page;
  connectApi(session, followRegistry(remotes, session));
  trustScripts(location.origin, bootstrap.shellIntegrity);
  // The remote's files were requested in the head of the page; by now they may have arrived.
  if (bootstrap.permitted) remotes.open(location.pathname);
  const app = (
    <PortalRouter>
      <Root page={page} />
    </PortalRouter>
  );
  const replayEarlyClick = takeEarlyClick(container);
  pressByKeys(container);
  // As a transition the rendering is split into pieces, and the page can answer in between.
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  replayEarlyClick();
  endGuard();
  watchTyping();
  prefetchOnIntent(remotes);
  prefetchWhenIdle(remotes, session);
}

/** Starts the static page, which has neither frame nor data and loads everything. */
async function startStatic(container: Element): Promise<void> {
  trustScripts(location.origin, readShellIntegrity());
  const { staticBootstrap } = await import('./staticBootstrap.ts');
  start(createPage(await staticBootstrap(), ports), container);
}

const container = document.getElementById('portal');
const bootstrap = readBootstrap();
if (container && bootstrap) start(createPage(bootstrap, ports), container);
else if (container) void startStatic(container);
