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
 * How many screens it may fetch: what a menu shows without being scrolled. Those further down are
 * fetched when somebody points at them, or once this person opens them often.
 */
const mostScreens = 12;

/**
 * On a good connection fetches the files behind the menu, so that the first click on an entry does
 * not wait. They are not run. Screens that this person opens often come first, then the menu's first
 * ones, as long as the budget lasts. It fetches one file at a time, and none while a screen loads.
 */
export async function prefetchLikely(remotes: Remotes, session: SessionStore): Promise<void> {
  let left = budgetBytes;
  let heaviest = 0;
  const presence = watchPresence();
  const calm = async () => {
    // What is under way ends when the page is left; what began then would be judged by the policy of
    // the next page. One that the browser has kept goes on when somebody comes back to it.
    await presence.here;
    await noScreenLoading(remotes);
  };
  for (const { to } of likelyEntries(remotes, session)) {
    const match = findRoute(remotes.getState(), to);
    // The next one may be as heavy as any before.
    if (!match || left < heaviest || !isGoodConnection()) continue;
    const weight = await fetchInTurn(match, calm);
    heaviest = Math.max(heaviest, weight);
    left -= weight;
  }
}

/** Resolves when no screen loads: what the person waits for needs the connections. */
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

/** `here` is settled while the page is shown; once it is left, when it is shown again. */
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

/** The few entries that the person may open next: those opened most lately, then the menu's first. */
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
