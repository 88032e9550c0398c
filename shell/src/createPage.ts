import {
  createQueryClient,
  createSessionStore,
  hasUnsavedChanges,
  sessionFromBootstrap,
  type QueryClient,
  type SessionStore,
} from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import type { ComponentType } from 'react';
import type { FrameProps } from './frame/Frame.tsx';
import { createRemotes } from './remotes/createRemotes.ts';
import type { Tell } from './remotes/Happening.ts';
import { keepRegistry, lastRegistry } from './remotes/keptRegistry.ts';
import type { PageStores } from './remotes/PageStores.ts';
import type { RemotesPorts } from './remotes/RemotesPorts.ts';

/** The objects that live as long as the page; the server makes new ones for each render. */
export interface Page extends PageStores {
  readonly bootstrap: PageBootstrap;
  /** Replaces the frame on a page in development with `?frame=0`. */
  readonly Frame?: ComponentType<FrameProps> | undefined;
  /** Shown below the frame of a page in development. */
  readonly Bar?: ComponentType;
}

/** The connections of a page to the portal; pages rendered on the server have none. */
export interface PagePorts extends Pick<RemotesPorts, 'load' | 'fetchRegistry' | 'carriedRemotes'> {
  /** Creates the function that reports on releases for the page's person. */
  readonly tellAs: (session: SessionStore, queries: QueryClient) => Tell;
}

export function createPage(bootstrap: PageBootstrap, { tellAs, ...ports }: PagePorts): Page {
  const { remote, registryVersion } = bootstrap;
  const session = createSessionStore(sessionFromBootstrap(bootstrap));
  const queries = createQueryClient();
  return {
    bootstrap,
    session,
    queries,
    remotes: createRemotes(
      { remotes: remote ? [remote] : [], version: registryVersion, isComplete: false },
      {
        ...ports,
        tell: tellAs(session, queries),
        keepRegistry,
        lastRegistry,
        hasUnsavedChanges,
        report: (error) => {
          // oxlint-disable-next-line no-console -- the only trace of a remote that did not load
          console.warn(error);
        },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        now: () => performance.now(),
        random: () => Math.random(),
      },
    ),
  };
}
