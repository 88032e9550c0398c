import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { matchRoute } from '../../remote/matchRoute.ts';
import type { RemoteRoute } from '../../remote/RemoteConfig.ts';

interface KnownScreens {
  /** The routes that this person may open. */
  readonly routes: readonly Pick<RemoteRoute, 'path'>[];
  /** Whether these are all there are; until then an address that is not found may still exist. */
  readonly isComplete: boolean;
}

/** An embed has no other screens. */
const KnownScreensContext = createContext<KnownScreens>({ routes: [], isComplete: true });

interface KnownScreensProviderProps extends KnownScreens {
  readonly children: ReactNode;
}

export function KnownScreensProvider({ routes, isComplete, children }: KnownScreensProviderProps) {
  const known = useMemo(() => ({ routes, isComplete }), [routes, isComplete]);
  return <KnownScreensContext value={known}>{children}</KnownScreensContext>;
}

/**
 * Whether a screen answers at an address, for links to screens without a menu entry. `undefined`
 * while the page does not know all screens yet. A screen with a menu entry: `useIsInMenu`.
 *
 * @param path Path alone, e.g. `/payment`.
 */
export function useHasScreen(path: string): boolean | undefined {
  const { routes, isComplete } = useContext(KnownScreensContext);
  if (matchRoute(routes, path)) return true;
  return isComplete ? false : undefined;
}
