import { can, useSession } from '@portal/shared';
import { useMemo } from 'react';
import { useKnownRemotes, useRemotesState } from './RemotesContext.ts';

/** The screens that this person may open, as far as the page has loaded the registry. */
export function useKnownScreens() {
  const remotes = useKnownRemotes();
  const isComplete = useRemotesState(({ registry }) => registry === 'complete');
  const session = useSession((state) => state);
  const routes = useMemo(
    () =>
      remotes.flatMap((remote) => remote.routes).filter(({ requires }) => can(requires, session)),
    [remotes, session],
  );
  return { routes, isComplete };
}
