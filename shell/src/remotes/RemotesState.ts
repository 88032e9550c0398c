import type { ComponentType } from 'react';
import { matchRoute, type RegisteredRemote, type RemoteRoute } from '@portal/shared/remote';
import { idle, type ScreenState } from './ScreenState.ts';

export interface LateParts {
  /** Offers the former release of a busy screen. */
  readonly FormerOffer: ComponentType<{ readonly onTakeFormer: () => void }>;
}

/** The page's state of the remotes. Immutable: each change makes a new one. */
export interface RemotesState {
  readonly remotes: readonly RegisteredRemote[];
  /** How much of the registry is loaded; `partial`: only the remote of the first address. */
  readonly registry: 'partial' | 'loading' | 'complete' | 'unreachable';
  /** Version of the registry from which `remotes` were read. */
  readonly version: string;
  /** States of the screens by `screenKey`. */
  readonly screens: Readonly<Record<string, ScreenState>>;
  /** Keys of the screens whose newer release is offered because of unsaved input. */
  readonly offered: readonly string[];
  /** Set once their code has loaded, behind the first screen. */
  readonly lateParts?: LateParts;
}

export interface RemoteMatch {
  readonly remote: RegisteredRemote;
  readonly route: RemoteRoute;
}

export function findRoute(
  { remotes }: Pick<RemotesState, 'remotes'>,
  pathname: string,
): RemoteMatch | undefined {
  for (const remote of remotes) {
    const route = matchRoute(remote.routes, pathname);
    if (route) return { remote, route };
  }
  return undefined;
}

export function screenKey({ remote, route }: RemoteMatch): string {
  return `${remote.name} ${route.path}`;
}

export function screenOf(state: RemotesState, match: RemoteMatch): ScreenState {
  return state.screens[screenKey(match)] ?? idle;
}

/**
 * Whether the registry names a release other than the one that was loaded, or failed before the former
 * one was loaded instead.
 */
export function isOutdated(screen: ScreenState, { remote }: RemoteMatch): boolean {
  if (screen.kind !== 'ready') return false;
  return (screen.insteadOf ?? screen.release).hash !== remote.current.hash;
}
