import type { SessionStore } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import type { Remotes } from '../createRemotes.ts';
import { fetchFile, filesOf } from '../fetchFiles.ts';
import { menuEntries } from '../menuEntries.ts';
import { findRoute, type RemoteMatch } from '../RemotesState.ts';
import { visitCounts } from '../visits.ts';

/** Fetches a screen's files one after another. @returns bytes that came over the network */
async function fetchInTurn(match: RemoteMatch, calm: () => Promise<void>): Promise<number> {
  let bytes = 0;
  for (const href of filesOf(match.remote.current, match.route.path)) {
    await calm();
    const link = fetchFile(href, 'prefetch');
    if (!link) continue;
    await settled(link);
    for (const entry of performance.getEntriesByName(href, 'resource')) {
      if ('transferSize' in entry) bytes += Number(entry.transferSize);
    }
  }
  return bytes;
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      resolve();
    };
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
  });
}

/**
 * The part of the Network Information API that is used here; it is missing in TypeScript's DOM
 * library, since only Chromium has it.
 */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** How much a page may prefetch, in bytes over the network. */
const budgetBytes = 250_000;
/**
 * Maximum number of screens: those that a menu shows without scrolling. Others are fetched on hover,
 * or once this person opens them often.
 */
const mostScreens = 12;

/**
 * On a good connection, fetches the files of the menu's screens without running them, so that the
 * first click on an entry does not wait. Screens that this person opens often come first, then the
 * menu's first ones, until the budget is used. It fetches one file at a time, and none while a screen
 * loads.
 */
export async function prefetchLikely(remotes: Remotes, session: SessionStore): Promise<void> {
  let left = budgetBytes;
  let heaviest = 0;
  const presence = watchPresence();
  const calm = async () => {
    // Leaving the page ends its requests; one that starts then would be checked against the next
    // page's policy. A page that the browser restores continues.
    await presence.here;
    await noScreenLoading(remotes);
  };
  for (const { to } of likelyEntries(remotes, session)) {
    const match = findRoute(remotes.getState(), to);
    // The next screen may be as large as the largest before.
    if (!match || left < heaviest || !isGoodConnection()) continue;
    const weight = await fetchInTurn(match, calm);
    heaviest = Math.max(heaviest, weight);
    left -= weight;
  }
}

/** Resolves when no screen is loading, since such a screen needs the connections. */
function noScreenLoading(remotes: Remotes): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const states = Object.values(remotes.getState().screens);
      if (states.some(({ kind }) => kind === 'loading' || kind === 'retrying')) return;
      stop();
      resolve();
    };
    const stop = remotes.subscribe(check);
    check();
  });
}

/** `here` is resolved while the page is shown; after it was left, it resolves when shown again. */
function watchPresence(): { readonly here: Promise<void> } {
  const presence = { here: Promise.resolve() };
  addEventListener('pagehide', () => {
    presence.here = new Promise((resolve) => {
      addEventListener(
        'pageshow',
        () => {
          resolve();
        },
        { once: true },
      );
    });
  });
  return presence;
}

/** Entries that the person may open next: those most visited recently, then the menu's first. */
function likelyEntries(remotes: Remotes, session: SessionStore): readonly NavigationEntry[] {
  const entries = remotes.getState().remotes.flatMap(({ navigation }) => navigation);
  const counts = visitCounts(session.getState().user?.id ?? '');
  const visits = ({ to }: NavigationEntry) => counts.get(to) ?? 0;
  return menuEntries(entries, session.getState())
    .toSorted((a, b) => visits(b) - visits(a))
    .slice(0, mostScreens);
}

function isGoodConnection(): boolean {
  const connection: NetworkInformation | undefined =
    'connection' in navigator && typeof navigator.connection === 'object'
      ? (navigator.connection ?? undefined)
      : undefined;
  if (connection === undefined) return true;
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g';
}
