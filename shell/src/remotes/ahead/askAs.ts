import { can, type QueryClient, type SessionStore } from '@portal/shared';
import { askAhead, dropAhead, isAnyAhead } from '@portal/shared/frame';
import { fillPath, prefetchPath, type RemoteRoute } from '@portal/shared/remote';

/** Path and query of an address in the page. */
export type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * How close the person is to a screen. `near`: they may go to it. `opened`: they are at its address
 * while its scripts load. `there`: the screen is loaded too, and makes its calls itself.
 */
export type Approach = 'near' | 'opened' | 'there';

/** Requests the data of a screen while its scripts load. */
export type Ask = (route: RemoteRoute, address: Address, approach: Approach) => void;

/**
 * Milliseconds for which answers wait for their screen. At its address, they wait as long as data count
 * as fresh.
 */
const patienceMs = { near: 5_000, opened: 30_000, there: 30_000 };

/** Creates the function that requests data for the page's person, if they may open the screen. */
export function askAs(session: SessionStore, queries: QueryClient): Ask {
  let isOnTheWay = false;
  let timer: ReturnType<typeof setTimeout>;
  session.subscribe(({ locale }, before) => {
    if (locale !== before.locale) dropAhead();
  });
  return (route, address, approach) => {
    // An opened screen has priority over a link that the person points at meanwhile.
    if (approach === 'near' && isOnTheWay && isAnyAhead()) return;
    isOnTheWay = approach !== 'near';
    const state = session.getState();
    const mayAsk = state.status === 'active' && can(route.requires, state);
    const calls = mayAsk ? callsOf(route, address) : [];
    dropAhead(calls);
    if (approach !== 'there') askAhead(queries, calls);
    clearTimeout(timer);
    timer = setTimeout(() => {
      dropAhead();
    }, patienceMs[approach]);
  };
}

/** The calls that the screen of an address makes at first. */
function callsOf({ path: pattern, prefetch = [] }: RemoteRoute, { pathname, search }: Address) {
  return prefetch.map(({ path, forward = [], limit }) => {
    const filled = fillPath(path, pattern, pathname);
    // With a limit, the screen requests the whole list by its path alone.
    if (limit !== undefined) return filled;
    return prefetchPath({ path: filled, forward }, new URLSearchParams(search));
  });
}
