import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Router, useNavigate } from 'react-router-dom';
import { matchRoute } from '../../remote/matchRoute.ts';
import { createEmbedHistory } from './createEmbedHistory.ts';
import { leadOut } from './leadOut.ts';
import type { Routing } from './Routing.ts';

/** Goes to the address that the page around names, each time it names another one. */
function FollowPath({ path }: { readonly path: string }): null {
  const navigate = useNavigate();
  const named = useRef(path);
  useEffect(() => {
    if (named.current === path) return;
    named.current = path;
    void navigate(path);
  }, [navigate, path]);
  return null;
}

interface EmbedRouterProps {
  readonly routing: Routing;
  /** For `path`: where the remote's addresses begin, e.g. `/tools`. */
  readonly basePath: string;
  /** Address within the remote that the page around names, or the first one. */
  readonly path: string;
  readonly routes: readonly { readonly path: string }[];
  /** Origin of the portal. */
  readonly baseUrl: string;
  /** Called when the person goes to an address of the portal that is no screen of the remote. */
  readonly onLeave: (address: string) => void;
  readonly children: ReactNode;
}

/** The router of an embedded remote. */
export function EmbedRouter(props: EmbedRouterProps) {
  const { routing, path, routes, baseUrl, onLeave, children } = props;
  const basePath = routing === 'path' ? props.basePath.replace(/\/$/, '') : '';
  const [history] = useState(() => {
    const owns = (address: string) =>
      matchRoute(routes, new URL(address, baseUrl).pathname) !== undefined;
    const created = leadOut(createEmbedHistory(routing, path), {
      basePath,
      owns,
      portal: baseUrl,
      leave: onLeave,
      isInPage: routing !== 'memory',
    });
    const { pathname } = created.location;
    const here = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
    // The page may be at an address that says nothing of the remote; one that it names for a screen
    // that there is not leads nowhere.
    if (!owns(here) && owns(path)) created.replace(`${basePath}${path}`);
    return created;
  });
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(setShown), [history]);
  return (
    <Router
      basename={basePath === '' ? '/' : basePath}
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
    >
      <FollowPath path={path} />
      {children}
    </Router>
  );
}
