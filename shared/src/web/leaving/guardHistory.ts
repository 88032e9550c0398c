import {
  NavigationType,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { finishPage } from './beforeLeaving.ts';
import { currentLeaveGuard, currentUnsavedGuard } from './leaveGuards.ts';

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Destination = Parameters<BrowserHistory['push']>[0];

/** How often the browser is sent back for one move before the move counts. */
const maxReturns = 3;

/** The place of the browser's entry among those of the router; undefined for any other one. */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * A history that asks the current guard before the router shows another path. Unsaved input is
 * guarded here for Back and Forward only: a screen that navigates by itself has saved it. The browser
 * reports Back and Forward after it has moved: this moves it back, and the router learns nothing until
 * the person has answered. If the browser cannot be moved back, the navigation stands, so that page and
 * address always match. The same address is not pushed twice: Back would seem to do nothing.
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

  /** Makes an entry the router's that the browser made for a link to a part of the page. */
  const adoptEntry = () => {
    if (placeInHistory() !== undefined) return;
    window.history.replaceState({ ...window.history.state, idx: here + 1 }, '');
  };

  /** Whether the router is not to hear of a move that the browser has made. */
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
        // A second press comes before the router shows where the first one has led.
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
