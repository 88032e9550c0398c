import type { RegisteredRemote } from '@portal/shared/remote';
import type { Tell } from './Happening.ts';
import { defaultPolicy, pauseAfter, type LoaderPolicy } from './LoaderPolicy.ts';
import { fallBack, loadScreen } from './loadScreen.ts';
import type { RemotesPorts } from './RemotesPorts.ts';
import {
  findRoute,
  isOutdated,
  screenKey,
  screenOf,
  type LateParts,
  type RemoteMatch,
  type RemotesState,
} from './RemotesState.ts';
import { idle, type ScreenState } from './ScreenState.ts';

interface Known {
  readonly remotes: readonly RegisteredRemote[];
  readonly version: string;
  /** Whether `remotes` are all remotes of the registry. */
  readonly isComplete: boolean;
}

/**
 * The remotes of a page and the states of their screens. It knows no remote by name, and no React.
 */
export interface Remotes {
  readonly getState: () => RemotesState;
  /** The state at the first render, which matches the server's markup. */
  readonly getInitialState: () => RemotesState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Call it when the person goes to an address. It loads the screen, also if only a newer release was
   * published; with unsaved input, it offers the newer release instead.
   */
  open(pathname: string): void;
  /**
   * @param listener called after `open` for an address that a remote owns, once its screen is loading
   * or loaded. There is one listener.
   */
  onOpen(listener: (match: RemoteMatch, pathname: string) => void): void;
  /** Loads the screen of an address to which the person may go soon. */
  prefetch(pathname: string): void;
  /** Loads a screen again, from the registry's current release. */
  reload(match: RemoteMatch): void;
  /** Loads a screen from the former release, because the current one throws or is busy. */
  takeFormer(match: RemoteMatch): void;
  /** Renders the parts beside screens from now on. */
  addLateParts(lateParts: LateParts): void;
  /** Reports what happens to the person with a screen's release. */
  readonly tell: Tell;
  /** Resolves once the first screen is shown or has failed. */
  readonly shown: Promise<void>;
  /**
   * Replaces a remote. Its loaded screens stay until the new ones have loaded. The caller must make
   * later reads of the registry return the same remote.
   */
  replace(remote: RegisteredRemote): void;
  /** Reads the whole registry; concurrent calls share one request. Never rejects. */
  readRegistry(): Promise<void>;
}

/** Longest pause between readings of an empty registry, in milliseconds. */
const longestPauseMs = 60_000;

export function createRemotes(
  known: Known,
  ports: RemotesPorts,
  policy: LoaderPolicy = defaultPolicy,
): Remotes {
  const initial: RemotesState = {
    remotes: known.remotes,
    registry: known.isComplete ? 'complete' : 'partial',
    version: known.version,
    screens: {},
    offered: [],
  };
  let state = initial;
  let reading: Promise<void> | undefined;
  /** The remotes of the registry, and the open address. */
  let listed = known.remotes;
  /** Remotes of the registry that was kept last, while the registry is unreachable. */
  let kept: readonly RegisteredRemote[] = [];
  let opened = '';
  /** Whether the last registry could not be read, or led to a failed screen. */
  let isDoubtful = false;
  /** Consecutive empty answers, and whether the next read is due. */
  let empties = 0;
  let isDue = false;
  const listeners = new Set<() => void>();
  let hear: Parameters<Remotes['onOpen']>[0] | undefined;
  let handleShown: () => void;
  const shown = new Promise<void>((resolve) => {
    handleShown = resolve;
  });

  const set = (change: Partial<RemotesState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setScreen = (key: string, screen: ScreenState) => {
    set({ screens: { ...state.screens, [key]: screen } });
    if (screen.kind === 'failed') handleShown();
  };

  /** A remote that is no longer listed stays as long as its screen is open. */
  const remotesNow = () => {
    const all = [...listed, ...kept];
    const open = findRoute(state, opened);
    const isListed = !open || findRoute({ remotes: all }, opened);
    return isListed ? all : [...all, open.remote];
  };
  const readSoon = () => {
    if (isDue) return;
    isDue = true;
    const pause = Math.min(pauseAfter(empties, policy, ports.random()), longestPauseMs);
    void ports.wait(pause).then(() => {
      isDue = false;
      void readRegistry().then(() => {
        const match = findRoute(state, opened);
        if (match) startIfNeeded(match);
      });
    });
  };
  const read = async () => {
    if (state.registry !== 'complete') set({ registry: 'loading' });
    try {
      const registry = await ports.fetchRegistry(isDoubtful);
      // More likely a fault of the server than all remotes withdrawn at once.
      const isEmpty = registry.remotes.length === 0 && listed.length > 0;
      empties = isEmpty ? empties + 1 : 0;
      if (isEmpty) {
        readSoon();
        throw new Error('The registry is empty');
      }
      isDoubtful = false;
      const { remotes, version } = registry;
      listed = remotes;
      kept = [];
      set({ remotes: remotesNow(), version, registry: 'complete' });
      void ports.keepRegistry(registry);
    } catch {
      isDoubtful = true;
      // Known screens keep working; only an unknown address may be wrong or new.
      if (state.registry === 'complete') return;
      const last = await ports.lastRegistry();
      // Carried remotes lack their other screens.
      const isKnown = ({ name }: RegisteredRemote) =>
        known.remotes.some((one) => one.name === name);
      kept = (last?.remotes ?? []).filter((remote) => !isKnown(remote));
      set({ remotes: remotesNow(), registry: 'unreachable' });
    }
  };
  const readRegistry = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const reread = async (remote: RegisteredRemote) => {
    isDoubtful = true;
    await readRegistry();
    return state.remotes.find(({ name }) => name === remote.name) ?? remote;
  };

  const whole = async (remote: RegisteredRemote) =>
    state.registry === 'complete'
      ? (state.remotes.find(({ name }) => name === remote.name) ?? remote)
      : reread(remote);

  /** @param inPlace whether the shown screen stays until the new one has loaded or failed */
  const start = (match: RemoteMatch, inPlace = false) => {
    const key = screenKey(match);
    set({ offered: state.offered.filter((offered) => offered !== key) });
    const onState = (screen: ScreenState) => {
      const isOnTheWay = screen.kind === 'loading' || screen.kind === 'retrying';
      if (!inPlace || !isOnTheWay) setScreen(key, screen);
    };
    const job = { remote: match.remote, routePath: match.route.path, policy, onState };
    void loadScreen(job, { ...ports, reread, whole });
  };
  const startIfNeeded = (match: RemoteMatch) => {
    const { kind } = screenOf(state, match);
    if (kind === 'idle' || kind === 'failed') start(match);
  };
  const takeNewerOrOffer = (match: RemoteMatch, isVisit: boolean) => {
    const key = screenKey(match);
    const screen = screenOf(state, match);
    // The next visit tries the current release again instead of the former one.
    const standsIn = isVisit && screen.kind === 'ready' && screen.insteadOf !== undefined;
    if (!standsIn && !isOutdated(screen, match)) return;
    if (!ports.hasUnsavedChanges()) setScreen(key, idle);
    else if (!state.offered.includes(key)) set({ offered: [...state.offered, key] });
  };
  const find = (pathname: string) => {
    const match = findRoute(state, pathname);
    if (match || state.registry === 'complete') return match;
    const carried = findRoute({ remotes: ports.carriedRemotes() }, pathname);
    if (carried) {
      listed = [...listed, carried.remote];
      set({ remotes: remotesNow() });
    }
    return carried;
  };
  const whenFound = async (pathname: string, then: (match: RemoteMatch) => void) => {
    if (!find(pathname) && state.registry !== 'complete') await readRegistry();
    const match = find(pathname);
    if (match) then(match);
  };

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (pathname) => {
      const isVisit = pathname !== opened;
      opened = pathname;
      if (state.remotes.length !== listed.length + kept.length) set({ remotes: remotesNow() });
      void whenFound(pathname, (match) => {
        takeNewerOrOffer(match, isVisit);
        startIfNeeded(match);
        hear?.(match, pathname);
      });
    },
    onOpen: (listener) => {
      hear = listener;
    },
    prefetch: (pathname) => {
      void whenFound(pathname, startIfNeeded);
    },
    reload: (match) => {
      setScreen(screenKey(match), { kind: 'loading', attempt: 1 });
      void reread(match.remote).then((remote) => {
        start({ ...match, remote });
      });
    },
    takeFormer: (match) => {
      setScreen(screenKey(match), { kind: 'loading', attempt: 1 });
      const job = { routePath: match.route.path, policy };
      void fallBack(match.remote, 'broken', job, { ...ports, reread, whole }).then((screen) => {
        setScreen(screenKey(match), screen);
      });
    },
    addLateParts: (lateParts) => {
      set({ lateParts });
    },
    tell: (release, what, occasion) => {
      if (what === 'opens') handleShown();
      ports.tell(release, what, occasion);
    },
    shown,
    replace: (remote) => {
      listed = [...listed.filter(({ name }) => name !== remote.name), remote];
      set({ remotes: remotesNow() });
      for (const route of remote.routes) {
        const match = { remote, route };
        if (screenOf(state, match).kind !== 'idle') start(match, true);
      }
    },
    readRegistry,
  };
}
