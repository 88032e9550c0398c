import { can, type QueryClient, type SessionStore } from '@portal/shared';
import { askAhead, dropAhead, isAnyAhead } from '@portal/shared/frame';
import { fillPath, prefetchPath, type RemoteRoute } from '@portal/shared/remote';

/** Path and query of an address in the page. */
export type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * What the person does with a screen: they may go to it; they are at its address, and its scripts are
 * on their way; they are there and so is the screen, which asks for itself.
 */
export type Approach = 'near' | 'opened' | 'there';

/** Asks for the data of a screen beside its scripts. */
export type Ask = (route: RemoteRoute, address: Address, approach: Approach) => void;

/**
 * How long answers wait for the screen that takes them, in milliseconds: where the person is, as long
 * as data count as fresh.
 */
const patienceMs = { near: 5_000, opened: 30_000, there: 30_000 };

/** Makes what asks in the name of a page's person, for what this person may open. */
export function askAs(session: SessionStore, queries: QueryClient): Ask {
  let isOnTheWay = false;
  let timer: ReturnType<typeof setTimeout>;
  session.subscribe(({ locale }, before) => {
    if (locale !== before.locale) dropAhead();
  });
  return (route, address, approach) => {
    // What the person has opened goes before what they come near to meanwhile.
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
    // A screen asks for the whole of a long list: what the address narrows is only its beginning.
    if (limit !== undefined) return filled;
    return prefetchPath({ path: filled, forward }, new URLSearchParams(search));
  });
}
