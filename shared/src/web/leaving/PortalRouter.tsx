import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { guardHistory } from './guardHistory.ts';

/** How long a screen may delay the next one (ms). */
const patienceMs = 1000;

/** The router of a whole page. It asks before it leaves a page with a `useLeaveGuard`. */
export function PortalRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => guardHistory(createBrowserHistory({ v5Compat: true })));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const insist = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(
    () =>
      history.listen((update) => {
        startTransition(() => {
          setShown(update);
        });
        // A screen that sets state endlessly would starve the transition.
        clearTimeout(insist.current);
        insist.current = setTimeout(() => {
          flushSync(() => {
            setShown(update);
          });
        }, patienceMs);
      }),
    [history],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
