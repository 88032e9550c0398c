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
import { createRemotes, type RemotesPorts } from './remotes/createRemotes.ts';
import type { Tell } from './remotes/Happening.ts';
import { keepRegistry, lastRegistry } from './remotes/keptRegistry.ts';
import type { PageStores } from './remotes/PageStores.ts';

/** The objects that live as long as the page; the server makes new ones for each render. */
export interface Page extends PageStores {
  readonly bootstrap: PageBootstrap;
  /** In place of the frame, on a page in development that is to have none. */
  readonly Frame?: ComponentType<FrameProps> | undefined;
  /** Stands below the frame of a page in development. */
  readonly Bar?: ComponentType;
}

/** What a page reaches the portal by. */
export interface PagePorts extends Pick<RemotesPorts, 'load' | 'fetchRegistry' | 'carriedRemotes'> {
  /** Makes what tells the portal of releases, in the name of the page's person. */
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
