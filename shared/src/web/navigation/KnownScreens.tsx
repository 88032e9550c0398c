import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { matchRoute } from '../../remote/matchRoute.ts';
import type { RemoteRoute } from '../../remote/RemoteConfig.ts';

interface KnownScreens {
  /** The routes that the person may open. */
  readonly routes: readonly Pick<RemoteRoute, 'path'>[];
  /** Whether the list is complete; until then a missing address may still exist. */
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
 * Whether there is a screen at an address, for links to screens without a menu entry. `undefined`
 * until the page knows all screens. For a screen with a menu entry use `useIsInMenu`.
 *
 * @param path Path alone, e.g. `/payment`.
 */
export function useHasScreen(path: string): boolean | undefined {
  const { routes, isComplete } = useContext(KnownScreensContext);
  if (matchRoute(routes, path)) return true;
  return isComplete ? false : undefined;
}
