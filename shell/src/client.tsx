import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PortalRouter, watchTyping } from '@portal/shared';
import { keepConversionKeys, pressByKeys, watchWindow } from '@portal/shared/frame';
import type { PageBootstrap } from '@portal/shared/remote';
import { createPage, type Page } from './createPage.ts';
import { isInDevelopment } from './development/isInDevelopment.ts';
import { takeEarlyClick } from './earlyClicks.ts';
import { endGuard } from './guardPage.ts';
import { carriedRemotes, readBootstrap, readShellIntegrity } from './readBootstrap.ts';
import { fetchRegistry } from './remotes/fetchRegistry.ts';
import { followRegistry } from './remotes/followRegistry.ts';
import { loadFromRelease } from './remotes/federation.ts';
import { goAheadWhenShown } from './remotes/goAheadWhenShown.ts';
import { prefetchOnIntent } from './remotes/prefetchOnIntent.ts';
import { trustScripts } from './remotes/trustedScripts.ts';
import { tellWhenIdle } from './reports/tellWhenIdle.ts';
import { Root } from './Root.tsx';
import { connectApi } from './session/connectApi.ts';

const ports = { load: loadFromRelease, fetchRegistry, carriedRemotes, tellAs: tellWhenIdle };

/** @param onCaughtError called after an error that ended a screen was logged */
function start(page: Page, container: Element, onCaughtError?: (error: unknown) => void): void {
  const { bootstrap, remotes, session } = page;
  keepConversionKeys(window);
  watchWindow();
  connectApi(session, followRegistry(remotes, session));
  // The remote's files were requested in the head of the page; by now they may have arrived.
  if (bootstrap.permitted) remotes.open(location.pathname);
  const app = (
    <PortalRouter>
      <Root page={page} />
    </PortalRouter>
  );
  const replayEarlyClick = takeEarlyClick(container);
  pressByKeys(container);
  // A transition renders in slices, so that the page can respond in between.
  const options = onCaughtError && {
    onCaughtError: (error: unknown) => {
      // oxlint-disable-next-line no-console -- what React itself does with it
      console.error(error);
      onCaughtError(error);
    },
  };
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, app);
    else createRoot(container, options).render(app);
  });
  replayEarlyClick();
  endGuard();
  watchTyping();
  prefetchOnIntent(remotes);
  goAheadWhenShown(page);
}

/** Starts a page with its data. A page in development loads more code first. */
async function startWith(bootstrap: PageBootstrap, container: Element): Promise<void> {
  if (!isInDevelopment(bootstrap)) {
    start(createPage(bootstrap, ports), container);
    return;
  }
  const { startDevelopment } = await import('./development/startDevelopment.tsx');
  await startDevelopment(bootstrap, container, {
    ports,
    start: (page, onCaughtError) => {
      start(page, container, onCaughtError);
    },
  });
}

/** Starts the static page, which has neither frame nor data and loads everything. */
async function startStatic(container: Element): Promise<void> {
  const { staticBootstrap } = await import('./staticBootstrap.ts');
  await startWith(await staticBootstrap(), container);
}

trustScripts(location.origin, readShellIntegrity());
const container = document.getElementById('portal');
const bootstrap = readBootstrap();
if (container && bootstrap) void startWith(bootstrap, container);
else if (container) void startStatic(container);
