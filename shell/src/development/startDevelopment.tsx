import { can, sessionFromBootstrap } from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import { createPage, type Page, type PagePorts } from '../createPage.ts';
import { DevelopmentBar } from './DevelopmentBar.tsx';
import { DevelopmentStore } from './DevelopmentState.ts';
import { Frameless } from './Frameless.tsx';
import { followBuilds } from './followBuilds.ts';
import { dropTicket, keepTicket } from './keepTicket.ts';
import { bootstrapWithLocal, fetchLocalRemote, withLocal } from './LocalRemote.ts';
import { reportFailures } from './reportFailures.ts';
import { tellDeveloper } from './tellDeveloper.ts';

interface Ports {
  readonly ports: PagePorts;
  /** @param onCaughtError called with an error that ended a screen */
  readonly start: (page: Page, onCaughtError?: (error: unknown) => void) => void;
}

/** Starts a page that loads a remote from its developer, or whose tab holds a ticket for that. */
export async function startDevelopment(
  bootstrap: PageBootstrap,
  container: Element,
  { ports, start }: Ports,
): Promise<void> {
  const isLeaving = keepTicket(bootstrap, (address) => {
    location.replace(address);
  });
  if (isLeaving) return;
  const { development } = bootstrap;
  if (!development) {
    start(createPage(bootstrap, ports));
    return;
  }
  const store = new DevelopmentStore(development);
  store.set({ local: await fetchLocalRemote(development.origin).catch(() => undefined) });
  const session = sessionFromBootstrap(bootstrap);
  const { local } = store.state;
  const taken = local
    ? bootstrapWithLocal(bootstrap, local.remote, ({ requires }) => can(requires, session))
    : bootstrap;
  const page = createPage(taken, {
    ...ports,
    tellAs: () => tellDeveloper(store),
    fetchRegistry: async (wanted) => {
      const registry = await ports.fetchRegistry(wanted);
      const { local: newest } = store.state;
      return newest ? withLocal(registry, newest.remote) : registry;
    },
  });
  // The server's markup is from the release in the registry.
  container.replaceChildren();
  const isFrameless = new URLSearchParams(location.search).get('frame') === '0';
  const shown: Page = {
    ...page,
    Frame: isFrameless ? Frameless : undefined,
    Bar: () => <DevelopmentBar store={store} />,
  };
  start(shown, reportFailures(store));
  followBuilds(store, page.remotes);
  setTimeout(dropTicket, new Date(development.until).getTime() - Date.now());
}
