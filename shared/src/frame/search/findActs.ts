import { accountPageRule, usesAccountPage } from '../../areas/accounts/accountPages.ts';
import { searchWords } from '../../basics/lists/searchWords.ts';
import type { ActPart } from '../../remote/RemoteConfig.ts';
import { editionOf, roleOf } from '../../web/session/roleOf.ts';
import type { SessionState } from '../../web/session/SessionState.ts';
import { accountActs } from './accountActs.ts';

/** An act that a person may do. */
export interface Act extends Pick<ActPart, 'title' | 'words' | 'icon'> {
  /** Unique among the acts of all remotes and of accounts. */
  readonly key: string;
  /** A screen of this page's router; acts on other pages have `href` instead. */
  readonly to?: string;
  readonly href?: string;
}

/** What the person may do on the account pages that exist. */
export function actsOfAccounts(session: SessionState): readonly Act[] {
  const { accounts, services } = session.config;
  const viewer = { edition: editionOf(session), role: roleOf(session) };
  return accountActs
    .filter(({ path }) => {
      const rule = accountPageRule(path);
      return accounts.pages.includes(path) && rule !== undefined && usesAccountPage(rule, viewer);
    })
    .map(({ path, ...act }) => ({
      ...act,
      key: `accounts${path}`,
      href: new URL(path, services.accounts).href,
    }));
}

/** Acts that a text finds at most: one letter fits many. */
const mostFound = 5;

interface FoundActs {
  readonly acts: readonly Act[];
  /** What the sources are asked for. */
  readonly object: string;
}

/**
 * The acts that all words of a text name, in either language. If none does, the first or last word
 * may name an act, and the rest its object: "extend CD-0000012".
 */
export function findActs(all: readonly Act[], text: string): FoundActs {
  const words = searchWords(text);
  const named = (fits: (act: Act) => boolean) =>
    words.length === 0 ? [] : all.filter(fits).slice(0, mostFound);
  const acts = named((act) => words.every((word) => wordsOf(act).some(matches(word))));
  if (acts.length > 0 || words.length < 2) return { acts, object: text };
  const typed = text.split(/\s+/u);
  for (const [verb, object] of [
    [typed[0], typed.slice(1)],
    [typed.at(-1), typed.slice(0, -1)],
  ] as const) {
    const [word = ''] = searchWords(verb ?? '');
    const meant = named((act) => wordsOf(act).includes(word));
    if (meant.length > 0) return { acts: meant, object: object.join(' ') };
  }
  return { acts: [], object: text };
}

const wordsOf = ({ title, words }: Act) =>
  searchWords([title.en, title.ja, words.en, words.ja].join(' '));

/** Latin words match from their beginning, Japanese ones, which have no spaces, anywhere. */
const matches = (word: string) => (each: string) =>
  /^[\x20-\x7e]+$/.test(word) ? each.startsWith(word) : each.includes(word);
