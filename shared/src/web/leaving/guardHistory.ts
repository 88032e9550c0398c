import {
  NavigationType,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { finishPage } from './beforeLeaving.ts';
import { currentLeaveGuard, currentUnsavedGuard } from './leaveGuards.ts';

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Destination = Parameters<BrowserHistory['push']>[0];

/** How often one move of the browser is undone before it is accepted. */
const maxReturns = 3;

/**
 * The index of the browser's entry in the router's history; undefined for an entry that the router
 * did not make.
 */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * A history that asks the current guard before the router shows another path. Unsaved input is
 * guarded here for Back and Forward only: a screen that navigates by itself has saved it. The
 * browser reports Back and Forward after it has moved. This history then moves back, and the router
 * learns of the move only after the person agrees. If the browser does not move back, the
 * navigation is accepted, so that page and address always match. The current address is not pushed
 * again: Back would seem to do nothing.
 */
export function guardHistory(history: BrowserHistory): BrowserHistory {
  let shownPath = history.location.pathname;
  let here = placeInHistory() ?? 0;
  let returns = 0;
  let isAllowed = false;

  const settle = () => {
    shownPath = history.location.pathname;
    here = placeInHistory() ?? here;
    returns = 0;
    isAllowed = false;
  };

  /** Adopts an entry that the browser made for a link within the page. */
  const adoptEntry = () => {
    if (placeInHistory() !== undefined) return;
    window.history.replaceState({ ...window.history.state, idx: here + 1 }, '');
  };

  /** Whether to hide a move of the browser from the router. */
  const holdsBack = () => {
    const steps = (placeInHistory() ?? here) - here;
    if (history.location.pathname === shownPath) {
      const hasReturned = returns > 0 && steps === 0;
      if (hasReturned) returns = 0;
      return hasReturned;
    }
    const guard = currentLeaveGuard() ?? currentUnsavedGuard();
    if (isAllowed || steps === 0 || guard === undefined || returns === maxReturns) return false;
    returns += 1;
    history.go(-steps);
    guard(() => {
      isAllowed = true;
      history.go(steps);
    });
    return true;
  };

  const isOtherPath = (to: Destination) => history.encodeLocation(to).pathname !== shownPath;

  const askFirst = (to: Destination, move: () => void) => {
    const guard = currentLeaveGuard();
    if (guard !== undefined && isOtherPath(to)) guard(move);
    else move();
  };

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: (to, state) => {
      askFirst(to, () => {
        if (isOtherPath(to)) finishPage();
        // A second press may come before the router shows the new page.
        const isHere = history.createHref(to) === history.createHref(history.location);
        if (!isHere || state !== undefined) history.push(to, state);
      });
    },
    replace: (to, state) => {
      askFirst(to, () => {
        history.replace(to, state);
      });
    },
    listen: (listener) =>
      history.listen((update) => {
        if (update.action === NavigationType.Pop) {
          adoptEntry();
          if (holdsBack()) return;
        }
        settle();
        listener(update);
      }),
  };
}
