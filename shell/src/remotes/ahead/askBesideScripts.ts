import type { PageStores } from '../PageStores.ts';
import { findRoute, screenOf } from '../RemotesState.ts';
import { askAs } from './askAs.ts';
import { onMeantLink } from './onMeantLink.ts';

/**
 * From now on requests the data of a screen while its scripts load, when the person opens it or is
 * about to. A loaded screen makes its calls itself: nothing delays them after a click.
 */
export function askBesideScripts({ remotes, session, queries }: PageStores): void {
  const ask = askAs(session, queries);
  /** The page contains the data of its first address. */
  let visited = location.pathname;

  onMeantLink(({ pathname, search }) => {
    const match = findRoute(remotes.getState(), pathname);
    const isElsewhere = pathname !== location.pathname;
    if (!match || !isElsewhere || screenOf(remotes.getState(), match).kind === 'ready') return;
    ask(match.route, { pathname, search }, 'near');
  });
  remotes.onOpen((match, pathname) => {
    // The person may have left the address while the registry was read.
    if (pathname === visited || pathname !== location.pathname) return;
    visited = pathname;
    const isThere = screenOf(remotes.getState(), match).kind === 'ready';
    ask(match.route, location, isThere ? 'there' : 'opened');
  });
}
