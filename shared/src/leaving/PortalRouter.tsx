import { useLayoutEffect, useState, startTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { guardHistory } from './guardHistory.ts';

/** The router of a whole page. It asks before it leaves what `useLeaveGuard` guards. */
export function PortalRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => guardHistory(createBrowserHistory({ v5Compat: true })));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((update) => {
        startTransition(() => {
          setShown(update);
        });
      }),
    [history],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
