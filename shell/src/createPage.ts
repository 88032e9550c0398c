import {
  createQueryClient,
  createSessionStore,
  hasUnsavedChanges,
  sessionFromBootstrap,
  type SessionStore,
} from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import type { QueryClient } from '@portal/shared';
import { createRemotes, type Remotes, type RemotesPorts } from './remotes/createRemotes.ts';
import { keepRegistry, lastRegistry } from './remotes/keptRegistry.ts';

/** The objects that live as long as the page; the server makes them anew for each render. */
export interface Page {
  readonly bootstrap: PageBootstrap;
  readonly session: SessionStore;
  readonly queries: QueryClient;
  readonly remotes: Remotes;
}

export function createPage(
  bootstrap: PageBootstrap,
  ports: Pick<RemotesPorts, 'load' | 'fetchRegistry'>,
): Page {
  const { remote, registryVersion } = bootstrap;
  return {
    bootstrap,
    session: createSessionStore(sessionFromBootstrap(bootstrap)),
    queries: createQueryClient(),
    remotes: createRemotes(
      { remotes: remote ? [remote] : [], version: registryVersion, isComplete: false },
      {
        ...ports,
        keepRegistry,
        lastRegistry,
        hasUnsavedChanges,
        report: (error) => {
          // eslint-disable-next-line no-console -- the only trace of a remote that did not load
          console.warn(error);
        },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        now: () => performance.now(),
        random: () => Math.random(),
      },
    ),
  };
}
