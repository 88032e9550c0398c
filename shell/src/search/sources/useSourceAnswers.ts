import { useEffect, useRef, useState } from 'react';
import { api, useSession } from '@portal/shared';
import { searchAnswerSchema, type SearchAnswer } from '@portal/shared/contracts';
import { hasWords, searchWords } from '@portal/shared/domain';
import { useRemotes } from '../../remotes/RemotesContext.ts';
import { partFailure, partLimitMs, tooMany } from '../../places/partFailure.ts';
import type { SearchSource } from './searchSources.ts';

/** Milliseconds without typing before the calls are sent. */
const restMs = 120;
/** Maximum number of hits of a source. */
const mostHits = 5;

/** A source's answer to the search text. */
export type SourceAnswer = SearchAnswer & {
  readonly state: 'waiting' | 'found' | 'failed';
};

/** The last answer of a source, with its text. */
interface Said extends SourceAnswer {
  readonly text: string;
}

const nothing: SearchAnswer = { hits: [], more: false };

/** The answer to the current text; until it arrives, earlier hits that still match. */
function answerTo(text: string, said: Said | undefined): SourceAnswer {
  if (said?.text === text) return said;
  const words = searchWords(text);
  const hits = (said?.hits ?? []).filter(({ title, detail }) => hasWords(words, [title, detail]));
  return { state: 'waiting', hits, more: false };
}

/**
 * Asks all sources at once, each with its own time limit, and discards answers to an outdated text.
 *
 * @param sources The same array as long as they are the same sources.
 * @param text The input; an empty one asks no source.
 * @returns Functions that return the answer of a source and ask a source again.
 */
export function useSourceAnswers(sources: readonly SearchSource[], text: string) {
  const locale = useSession((session) => session.locale);
  const [all, setAll] = useState<Readonly<Record<string, Said>>>({});
  const run = useRef(new AbortController());
  const { tell } = useRemotes();

  const ask = async (source: SearchSource, { signal }: AbortController) => {
    const { key, id, call, release } = source;
    const say = (said: SourceAnswer) => {
      if (!signal.aborted) setAll((before) => ({ ...before, [key]: { ...said, text } }));
    };
    const tellTeam = (why: string | undefined) => {
      if (release && why !== undefined && !signal.aborted) {
        tell(release, { place: 'search', part: id, why });
      }
    };
    const options = { searchParams: { q: text }, signal, timeoutMs: partLimitMs };
    try {
      const { hits, more } = await api.get(call, searchAnswerSchema, options);
      tellTeam(tooMany(hits, mostHits));
      say({ hits: hits.slice(0, mostHits), more: more || hits.length > mostHits, state: 'found' });
    } catch (error) {
      tellTeam(partFailure(error));
      say({ ...nothing, state: 'failed' });
    }
  };

  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    run.current = controller;
    const timer = setTimeout(() => {
      for (const source of sources) void ask(source, controller);
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked depends on these alone
  }, [sources, text, locale]);

  return {
    answerOf: ({ key }: SearchSource) => answerTo(text, all[key]),
    askAgain: (source: SearchSource) => {
      setAll((before) => ({ ...before, [source.key]: { ...nothing, text, state: 'waiting' } }));
      void ask(source, run.current);
    },
  };
}
