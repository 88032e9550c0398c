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

/**
 * Time in milliseconds that a page waits for a slow call; after that, the screen makes it itself.
 */
const patienceMs = 5_000;
/**
 * Time in milliseconds that the parts of a place have at least to come with the page, beside what
 * the screen's own calls take.
 */
const partsPatienceMs = 50;

/** A page that is opened, with a screen. */
export interface Visit {
  readonly app: FastifyInstance;
  readonly route: RemoteRoute;
  /** The address of the page. */
  readonly url: URL;
  readonly cookie: string | undefined;
  /** Says who the person is to the calls. */
  readonly pass?: Pass;
  /** Of the page; the cookie alone does not say it. */
  readonly locale: Locale;
  /** Of the places that the screen shows. */
  readonly parts: readonly Pick<PartOfPlace, 'call'>[];
  readonly onAnswer: (answer: StreamedAnswer) => void;
}

/**
 * Makes the first calls of a route's screen in the person's name, and those of the parts of its
 * places, and passes each answer on when it comes. A failed call is left to the screen, which can
 * report it and try again; so is a part that takes longer than the screen's own calls.
 *
 * @returns whether each of the screen's own calls was answered
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

/** What becomes of it within so many milliseconds. */
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
