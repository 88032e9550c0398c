import {
  framePaths,
  matchRoute,
  meetsRequirement,
  movedPath,
  type NavigationEntry,
  type RegisteredRemote,
  type Registry,
  type RemoteRoute,
  type RequirementSubject,
} from '@portal/shared/remote';
import { permittedNavigation, permittedScreens } from '../registry/permitted.ts';

interface Shown {
  /** Permitted menu entries, in order. */
  readonly navigation: readonly NavigationEntry[];
  /** Route patterns that the person may open. */
  readonly screens: readonly string[];
}

/** The page for an address: a screen, a sign-in, a redirection or a refusal. */
export type PageChoice =
  | { readonly kind: 'redirect'; readonly to: string }
  /** An old address; the query string is kept. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'sign-in' }
  | (Shown & { readonly kind: 'not-found' })
  /** A screen that the frame shows without a remote. */
  | (Shown & { readonly kind: 'frame' })
  | (Shown & {
      readonly kind: 'screen';
      readonly remote: RegisteredRemote;
      readonly route: RemoteRoute;
      readonly isPermitted: boolean;
    });

/** Chooses the page for an address and a person from the registry alone. */
export function choosePage(
  registry: Registry,
  subject: RequirementSubject,
  pathname: string,
): PageChoice {
  const { remotes } = registry;
  const navigation = permittedNavigation(registry, subject);
  const shown: Shown = { navigation, screens: permittedScreens(registry, subject) };

  if (pathname === '/') {
    if (!subject.isSignedIn) return { kind: 'sign-in' };
    const start = navigation.find(({ to }) => isOpen(remotes, subject, to));
    return start ? { kind: 'redirect', to: start.to } : { kind: 'not-found', ...shown };
  }
  if (framePaths.some((path) => path === pathname)) {
    return subject.isSignedIn ? { kind: 'frame', ...shown } : { kind: 'sign-in' };
  }
  const found = findRoute(remotes, pathname);
  if (!found) {
    const moved = movedPath(remotes, pathname);
    return moved === undefined ? { kind: 'not-found', ...shown } : { kind: 'moved', to: moved };
  }
  const isPermitted = meetsRequirement(found.route.requires, subject);
  const needsSignIn = found.route.requires?.signedIn !== false;
  if (needsSignIn && !subject.isSignedIn) return { kind: 'sign-in' };
  // Nobody can grant a customer access to a screen for staff.
  if (found.route.requires?.staff === true && !isPermitted) return { kind: 'not-found', ...shown };
  return { kind: 'screen', ...found, isPermitted, ...shown };
}

function isOpen(
  remotes: readonly RegisteredRemote[],
  subject: RequirementSubject,
  to: string,
): boolean {
  const found = findRoute(remotes, to);
  return found !== undefined && meetsRequirement(found.route.requires, subject);
}

function findRoute(remotes: readonly RegisteredRemote[], pathname: string) {
  for (const remote of remotes) {
    const route = matchRoute(remote.routes, pathname);
    if (route) return { remote, route };
  }
  return undefined;
}
