import { matchRoute, type RegisteredRemote, type RemoteRoute } from '@portal/shared/remote';
import { idle, type ScreenState } from './ScreenState.ts';

/** Everything the page knows about remotes. Immutable: each change makes a new one. */
export interface RemotesState {
  readonly remotes: readonly RegisteredRemote[];
  /** `partial`: only what the page came with, i.e. the remote of the first address. */
  readonly registry: 'partial' | 'loading' | 'complete' | 'unreachable';
  /** Version of the registry that `remotes` comes from. */
  readonly version: string;
  /** By `screenKey`. */
  readonly screens: Readonly<Record<string, ScreenState>>;
  /** Keys of the screens whose newer release is offered, because something was typed. */
  readonly offered: readonly string[];
}

export interface RemoteMatch {
  readonly remote: RegisteredRemote;
  readonly route: RemoteRoute;
}

export function findRoute(state: RemotesState, pathname: string): RemoteMatch | undefined {
  for (const remote of state.remotes) {
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

/** Whether the registry meanwhile names a release that this screen was not loaded from, or tried. */
export function isOutdated(screen: ScreenState, { remote }: RemoteMatch): boolean {
  if (screen.kind !== 'ready') return false;
  return (screen.insteadOf ?? screen.release).hash !== remote.current.hash;
}
