import { commonMessages, type IntlShape, type Locale } from '@portal/shared';
import type { SearchHit } from '@portal/shared/contracts';
import { type Result, type ResultGroup, searchMessages as messages } from '@portal/shared/search';
import { remoteMessages } from '../remotes/messages.ts';
import type { RemotesState } from '../remotes/RemotesState.ts';
import { keepRecent, recentFirst, type Recent } from './sources/recents.ts';
import { leadsTo, type SearchSource } from './sources/searchSources.ts';
import type { SourceAnswer } from './sources/useSourceAnswers.ts';

/** The context of the groups: texts, language and recent results. */
export interface Reader {
  readonly intl: IntlShape;
  readonly locale: Locale;
  readonly personId: string;
  /** Results that the person opened recently, the latest first. */
  readonly recents: readonly Recent[];
}

/** Recently opened results whose source exists and that this person may use. */
export function recentGroup(reader: Reader, sources: readonly SearchSource[]): ResultGroup {
  const results = reader.recents.flatMap(({ source: key, title, to }) =>
    sources
      .filter((source) => source.key === key)
      .map((source) =>
        hitResult(reader, source, { title, to, detail: source.title[reader.locale] }),
      ),
  );
  return { id: 'recent', title: reader.intl.formatMessage(messages.recent), results };
}

interface Asked {
  /** The search text. */
  readonly text: string;
  readonly answer: SourceAnswer;
  readonly onAskAgain: () => void;
}

/** The hits of one source, with a link to its list or a button to try again. */
export function sourceGroup(reader: Reader, source: SearchSource, asked: Asked): ResultGroup {
  const { intl, locale, recents } = reader;
  const { state, hits, more } = asked.answer;
  const title = source.title[locale];
  const results = recentFirst(hits, source.key, recents).map((hit) =>
    hitResult(reader, source, hit),
  );
  const group = { id: source.key, title, results, isWaiting: state === 'waiting' };
  if (state === 'failed') {
    const sentence = intl.formatMessage(messages.failed, { part: title });
    return { ...group, results: [retry(intl, source.key, sentence, asked.onAskAgain)] };
  }
  if (!more) return group;
  if (source.list === undefined) {
    return { ...group, note: intl.formatMessage(messages.first, { count: hits.length }) };
  }
  const whole: Result = {
    id: `${source.key} all`,
    title: intl.formatMessage(messages.all, { part: title }),
    icon: 'chevron-right',
    isWayOn: true,
    ...leadsTo(source, `${source.list}?${new URLSearchParams({ q: asked.text }).toString()}`),
  };
  return { ...group, results: [...results, whole] };
}

/** Says that not all sources are known yet, or that they could not be read. */
export function registryGroup(
  { intl }: Reader,
  registry: RemotesState['registry'],
  onReadAgain: () => void,
): ResultGroup {
  const sentence = intl.formatMessage(remoteMessages.registryUnreachable);
  return {
    id: 'registry',
    title: intl.formatMessage(messages.results),
    results: registry === 'unreachable' ? [retry(intl, 'registry', sentence, onReadAgain)] : [],
    isWaiting: registry === 'partial' || registry === 'loading',
  };
}

type Hit = Pick<SearchHit, 'title' | 'detail' | 'to'>;

function hitResult({ personId }: Reader, source: SearchSource, hit: Hit): Result {
  const { title, detail, to } = hit;
  return {
    // Several users share one page.
    id: `${source.key} ${to} ${title}`,
    title,
    detail,
    icon: source.icon,
    ...leadsTo(source, to),
    onChoose: () => {
      keepRecent(personId, { source: source.key, title, to });
    },
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
