import { useEffect, useMemo, useState } from 'react';
import { useIntl, useSession } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';
import { useRemotes, useRemotesState } from '../remotes/RemotesContext.ts';
import { findRoute } from '../remotes/RemotesState.ts';
import type { ResultGroup } from './Result.ts';
import { actGroup, recentGroup, registryGroup, screenGroup, sourceGroup } from './resultGroups.ts';
import { actsFor, findActs } from './sources/findActs.ts';
import { matchScreens } from './sources/matchScreens.ts';
import { readRecents } from './sources/recents.ts';
import { screensOf } from './sources/screensOf.ts';
import { searchSources } from './sources/searchSources.ts';
import { useSourceAnswers } from './sources/useSourceAnswers.ts';

interface Searched {
  /** The search text without surrounding spaces. */
  readonly text: string;
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
  readonly personId: string;
}

/**
 * The results in groups: matching screens and acts at once, then the hits of each source. Without a
 * text: recently opened results and the whole menu.
 */
export function useResultGroups({ text, entries, personId }: Searched): readonly ResultGroup[] {
  const intl = useIntl();
  const session = useSession((state) => state);
  const remotes = useRemotes();
  const known = useRemotesState((all) => all);
  const sources = useMemo(() => searchSources(known.remotes, session), [known.remotes, session]);
  const [recents] = useState(() => readRecents(personId));
  const acts = useMemo(() => actsFor(known.remotes, session), [known.remotes, session]);
  const found = findActs(acts, text);
  const { answerOf, askAgain } = useSourceAnswers(sources, found.object);

  useEffect(() => {
    if (remotes.getState().registry !== 'complete') void remotes.readRegistry();
  }, [remotes]);

  const reader = { intl, locale: session.locale, personId, recents };
  const titlesOf = (path: string) => {
    const title = findRoute(known, path)?.route.title;
    return title ? [title.en, title.ja] : [];
  };
  const screens = screenGroup(reader, matchScreens(screensOf(session, entries, titlesOf), text));
  const others =
    text === ''
      ? []
      : [
          ...sources.map((source) =>
            sourceGroup(reader, source, {
              text: found.object,
              answer: answerOf(source),
              onAskAgain: () => {
                askAgain(source);
              },
            }),
          ),
          registryGroup(reader, known.registry, () => void remotes.readRegistry()),
        ];
  const first = text === '' ? [recentGroup(reader, sources)] : [];
  return [...first, screens, actGroup(reader, found.acts), ...others].filter(isShown);
}

function isShown({ results, isWaiting }: ResultGroup): boolean {
  return results.length > 0 || isWaiting === true;
}
