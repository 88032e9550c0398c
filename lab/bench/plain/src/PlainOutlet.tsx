import { Route, Routes, Skeleton, useLocation } from '@portal/shared';
import { matchRoute } from '@portal/shared/remote';
import { useEffect, useSyncExternalStore } from 'react';
import type { Fetched, Screens } from './createScreens.ts';

const nothing: Fetched = {};

/** Renders the screen of the current address. */
export function PlainOutlet({ screens }: { readonly screens: Screens }) {
  const { pathname } = useLocation();
  const fetched = useSyncExternalStore(screens.subscribe, screens.getFetched, () => nothing);
  useEffect(() => {
    void screens.fetch(pathname);
  }, [screens, pathname]);

  const path = matchRoute(screens.routes, pathname)?.path;
  const Screen = path === undefined ? undefined : fetched[path];
  if (path === undefined || Screen === undefined) return <Skeleton lines={6} />;
  return (
    <Routes>
      <Route key={path} path={path} element={<Screen />} />
    </Routes>
  );
}
