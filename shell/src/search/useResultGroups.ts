import { useEffect, useMemo, useState } from 'react';
import { type Locale, useIntl, useSession } from '@portal/shared';
import { otherLocale } from '@portal/shared/domain';
import { intlOf } from '@portal/shared/frame';
import type { NavigationEntry } from '@portal/shared/remote';
import {
  actGroup,
  findActs,
  isShown,
  matchScreens,
  type ResultGroup,
  screenGroup,
  screensOf,
} from '@portal/shared/search';
import { navigationGroups } from '../navigation/navigationGroups.ts';
import { useRemotes, useRemotesState } from '../remotes/RemotesContext.ts';
import { findRoute } from '../remotes/RemotesState.ts';
import { recentGroup, registryGroup, sourceGroup } from './resultGroups.ts';
import { actsFor } from './sources/actsFor.ts';
import { readRecents } from './sources/recents.ts';
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
  const menuIn = (locale: Locale) =>
    navigationGroups(intlOf(locale), { ...session, locale }, entries);
  const { locale } = session;
  const all = screensOf(menuIn(locale), menuIn(otherLocale(locale)), titlesOf);
  const screens = screenGroup(intl, matchScreens(all, text));
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
  return [...first, screens, actGroup(intl, locale, found.acts), ...others].filter(isShown);
}
