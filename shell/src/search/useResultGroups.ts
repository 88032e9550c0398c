import { useEffect, useMemo, useState } from 'react';
import { commonMessages, useIntl, useSession, type IntlShape } from '@portal/shared';
import type { SearchHit } from '@portal/shared/contracts';
import type { NavigationEntry } from '@portal/shared/remote';
import { remoteMessages } from '../remotes/messages.ts';
import { useRemotes, useRemotesState } from '../remotes/RemotesContext.ts';
import { findRoute } from '../remotes/RemotesState.ts';
import { dialogMessages as messages } from './dialogMessages.ts';
import type { Result, ResultGroup } from './Result.ts';
import { matchScreens } from './sources/matchScreens.ts';
import { keepRecent, readRecents, recentFirst } from './sources/recents.ts';
import { screensOf, type FoundScreen } from './sources/screensOf.ts';
import { leadsTo, searchSources, type SearchSource } from './sources/searchSources.ts';
import { useSourceAnswers } from './sources/useSourceAnswers.ts';

interface Searched {
  /** What is typed, without spaces around it. */
  readonly text: string;
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
  readonly personId: string;
}

/**
 * All that is found, in groups: screens of the menu, which are known at once, then what each source
 * answers. As long as nothing is typed, what was opened last and the whole menu.
 */
export function useResultGroups({ text, entries, personId }: Searched): readonly ResultGroup[] {
  const intl = useIntl();
  const session = useSession((state) => state);
  const remotes = useRemotes();
  const known = useRemotesState();
  const sources = useMemo(() => searchSources(known.remotes, session), [known.remotes, session]);
  const [recents] = useState(() => readRecents(personId));
  const { answerOf, askAgain } = useSourceAnswers(sources, text);

  useEffect(() => {
    if (remotes.getState().registry !== 'complete') void remotes.readRegistry();
  }, [remotes]);

  const titlesOf = (path: string) => {
    const title = findRoute(known, path)?.route.title;
    return title ? [title.en, title.ja] : [];
  };
  const screens: ResultGroup = {
    id: 'screens',
    title: intl.formatMessage(messages.screens),
    results: matchScreens(screensOf(session, entries, titlesOf), text).map(screenResult),
  };

  const hitResult = (source: SearchSource, { title, detail, to }: Omit<SearchHit, 'id'>) => ({
    // Several people have one page.
    id: `${source.key} ${to} ${title}`,
    title,
    detail,
    icon: source.icon,
    ...leadsTo(source, to),
    onChoose: () => {
      keepRecent(personId, { source: source.key, title, to });
    },
  });

  if (text === '') {
    const recent = recents.flatMap(({ source: key, title, to }) =>
      sources
        .filter((source) => source.key === key)
        .map((source) => hitResult(source, { title, to, detail: source.title[session.locale] })),
    );
    return [
      { id: 'recent', title: intl.formatMessage(messages.recent), results: recent },
      screens,
    ].filter(isShown);
  }

  const found = sources.map((source): ResultGroup => {
    const title = source.title[session.locale];
    const { state, hits, more } = answerOf(source);
    const results = recentFirst(hits, source.key, recents).map((hit) => hitResult(source, hit));
    const askSource = () => {
      askAgain(source);
    };
    const waysOn =
      state === 'failed'
        ? [retry(intl, source.key, intl.formatMessage(messages.failed, { part: title }), askSource)]
        : more && source.list !== undefined
          ? [wholeList(intl, source, { title, path: source.list, text })]
          : [];
    const isCut = more && source.list === undefined;
    return {
      id: source.key,
      title,
      ...(isCut && { note: intl.formatMessage(messages.first, { count: hits.length }) }),
      results: [...results, ...waysOn],
      isWaiting: state === 'waiting',
    };
  });

  const registry: ResultGroup = {
    id: 'registry',
    title: intl.formatMessage(messages.results),
    results:
      known.registry === 'unreachable'
        ? [
            retry(intl, 'registry', intl.formatMessage(remoteMessages.registryUnreachable), () => {
              void remotes.readRegistry();
            }),
          ]
        : [],
    isWaiting: known.registry === 'partial' || known.registry === 'loading',
  };
  return [screens, ...found, registry].filter(isShown);
}

function isShown({ results, isWaiting }: ResultGroup): boolean {
  return results.length > 0 || isWaiting === true;
}

function screenResult({ id, label, icon, group, to, href, isExternal }: FoundScreen): Result {
  return {
    id: `screen ${id}`,
    title: label,
    detail: group,
    icon,
    ...(to !== undefined && { to }),
    ...(href !== undefined && { href }),
    ...(isExternal && { isExternal }),
  };
}

/** The source's own list of what it has found, with the same words. */
function wholeList(
  intl: IntlShape,
  source: SearchSource,
  { title, path, text }: { readonly title: string; readonly path: string; readonly text: string },
): Result {
  return {
    id: `${source.key} all`,
    title: intl.formatMessage(messages.all, { part: title }),
    icon: 'chevron-right',
    isWayOn: true,
    ...leadsTo(source, `${path}?${new URLSearchParams({ q: text }).toString()}`),
  };
}

function retry(intl: IntlShape, id: string, sentence: string, onChoose: () => void): Result {
  return {
    id: `${id} retry`,
    title: sentence,
    detail: intl.formatMessage(commonMessages.tryAgain),
    icon: 'refresh-cw',
    isWayOn: true,
    onChoose,
  };
}
