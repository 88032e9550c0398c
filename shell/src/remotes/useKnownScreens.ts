import { can, useSession } from '@portal/shared';
import type { PageBootstrap } from '@portal/shared/remote';
import { useMemo } from 'react';
import { useKnownRemotes, useRemotesState } from './RemotesContext.ts';

/** The screens that this person may open; until the registry is read, those in the page's data. */
export function useKnownScreens({ screens, development }: PageBootstrap) {
  const remotes = useKnownRemotes();
  const isRead = useRemotesState(({ registry }) => registry === 'complete');
  const session = useSession((state) => state);
  const routes = useMemo(
    () =>
      isRead
        ? remotes
            .flatMap((remote) => remote.routes)
            .filter(({ requires }) => can(requires, session))
        : (screens ?? []).map((path) => ({ path })),
    [isRead, remotes, session, screens],
  );
  // A remote in development may have screens that the page's data lack.
  return { routes, isComplete: isRead || !development };
}
