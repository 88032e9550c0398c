import { parseJson, type Locale } from '@portal/shared/domain';
import {
  fillPath,
  prefetchPath,
  type PartOfPlace,
  type RemoteRoute,
  type StreamedAnswer,
} from '@portal/shared/remote';
import type { FastifyInstance } from 'fastify';
import type { Pass } from '../../platform/http/Passes.ts';

/** How long a page waits for a slow call (ms); then the screen makes it itself. */
const patienceMs = 5_000;
/** Minimum time for the parts of places (ms), in addition to the screen's own calls. */
const partsPatienceMs = 50;

/** A visit of a page with a screen. */
export interface Visit {
  readonly app: FastifyInstance;
  readonly route: RemoteRoute;
  /** The address of the page. */
  readonly url: URL;
  readonly cookie: string | undefined;
  /** Authenticates the calls as the reader. */
  readonly pass?: Pass;
  /** Locale of the page, which can differ from the cookie's. */
  readonly locale: Locale;
  /** Parts of the places on the screen. */
  readonly parts: readonly Pick<PartOfPlace, 'call'>[];
  readonly onAnswer: (answer: StreamedAnswer) => void;
}

/**
 * Makes the prefetch calls of a route's screen and of its places' parts as the reader, and passes
 * on each response as it arrives. A failed call is left to the screen, which can report and retry
 * it, and so is a part that is slower than the screen's own calls.
 *
 * @returns whether all of the screen's own calls succeeded
 */
export async function streamAnswers(visit: Visit): Promise<boolean> {
  const { route, url, parts } = visit;
  let isOver = false;
  const ask = async (path: string, call: URL, isFiltered: boolean) => {
    const answer = await answerTo(visit, call, isFiltered);
    if (answer && !isOver) visit.onAnswer({ path, status: 200, ...answer });
    return answer !== undefined;
  };
  const own = Promise.all(
    (route.prefetch ?? []).map(({ path: pattern, forward = [], limit }) => {
      const filled = fillPath(pattern, route.path, url.pathname);
      const path = prefetchPath({ path: filled, forward }, url.searchParams);
      const call = new URL(path, url);
      if (limit !== undefined) call.searchParams.set('limit', String(limit));
      return ask(path, call, path !== filled);
    }),
  );
  const ofParts = Promise.allSettled(
    parts.map(({ call }) => {
      const path = fillPath(call, route.path, url.pathname);
      return ask(path, new URL(path, url), false);
    }),
  );
  const inTime = within(partsPatienceMs, ofParts);
  const answered = await own;
  await inTime;
  isOver = true;
  return answered.every(Boolean);
}

type Answer = Pick<StreamedAnswer, 'body' | 'total'>;

async function answerTo(
  { app, cookie, pass, locale }: Visit,
  { pathname, search }: URL,
  isFiltered: boolean,
): Promise<Answer | undefined> {
  const headers = {
    'accept-language': locale,
    ...(cookie === undefined ? {} : { cookie }),
    ...pass,
  };
  const call = app.inject({ url: `${pathname}${search}`, headers });
  const answer = await within(patienceMs, call);
  if (answer?.statusCode !== 200) return undefined;
  const rows = parseJson(answer.body);
  if (rows === undefined) return undefined;
  const total = totalOf(answer.headers['x-total-count'], rows, isFiltered);
  return { body: rows, ...(total === undefined ? {} : { total }) };
}

/** The result, or `undefined` after the timeout. */
async function within<T>(milliseconds: number, awaited: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([awaited, late]).finally(() => {
    clearTimeout(timer);
  });
}

function totalOf(header: unknown, rows: unknown, isFiltered: boolean): number | undefined {
  const sent = Array.isArray(rows) ? rows.length : 0;
  const total = header === undefined ? sent : Number(header);
  return isFiltered || total > sent ? total : undefined;
}
