import { useEffect, useRef, useState } from 'react';
import { api, useSession } from '@portal/shared';
import { searchAnswerSchema, type SearchAnswer } from '@portal/shared/contracts';
import { hasWords, searchWords } from '@portal/shared/domain';
import { useRemotes } from '../../remotes/RemotesContext.ts';
import { partFailure, partLimitMs, tooMany } from '../../places/partFailure.ts';
import type { SearchSource } from './searchSources.ts';

/** Milliseconds without typing until the calls go out. */
const restMs = 120;
/** The most hits that a source may answer. */
const mostHits = 5;

/** What one source says to what is typed. */
export type SourceAnswer = SearchAnswer & {
  readonly state: 'waiting' | 'found' | 'failed';
};

/** What a source has said last, and to which text. */
interface Said extends SourceAnswer {
  readonly text: string;
}

const nothing: SearchAnswer = { hits: [], more: false };

/** The answer to the present text; until it is there, the hits before it that still fit. */
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
 * @returns The answer of a source, and what asks a source again.
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
