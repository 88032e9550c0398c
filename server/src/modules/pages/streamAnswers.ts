import { parseJson, type Locale } from '@portal/shared/domain';
import {
  fillPath,
  prefetchPath,
  type RemoteRoute,
  type StreamedAnswer,
} from '@portal/shared/remote';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/**
 * Time in milliseconds that a page waits for a slow call; after that, the screen makes it itself.
 */
const patienceMs = 5_000;

const body = z.json();

type Headers = Readonly<Record<string, string>>;

/** A page that is opened, with a screen. */
export interface Visit {
  readonly app: FastifyInstance;
  readonly route: RemoteRoute;
  /** The address of the page. */
  readonly url: URL;
  readonly cookie: string | undefined;
  /** Of the page; the cookie alone does not say it. */
  readonly locale: Locale;
  readonly onAnswer: (answer: StreamedAnswer) => void;
}

/**
 * Makes the first calls of a route's screen in the person's name and passes each answer on when it
 * comes. A failed call is left to the screen, which can report it and try again.
 */
export async function streamAnswers({
  app,
  route,
  url,
  cookie,
  locale,
  onAnswer,
}: Visit): Promise<void> {
  const headers = { 'accept-language': locale, ...(cookie === undefined ? {} : { cookie }) };
  await Promise.all(
    (route.prefetch ?? []).map(async ({ path: pattern, forward = [], limit }) => {
      const filled = fillPath(pattern, route.path, url.pathname);
      const path = prefetchPath({ path: filled, forward }, url.searchParams);
      const call = new URL(path, url);
      if (limit !== undefined) call.searchParams.set('limit', String(limit));
      const answer = await answerInTime(app, `${call.pathname}${call.search}`, headers);
      if (answer?.statusCode !== 200) return;
      const rows = body.safeParse(parseJson(answer.body));
      if (!rows.success) return;
      const total = totalOf(answer.headers['x-total-count'], rows.data, path !== filled);
      onAnswer({ path, status: 200, body: rows.data, ...(total === undefined ? {} : { total }) });
    }),
  );
}

async function answerInTime(app: FastifyInstance, url: string, headers: Headers) {
  const call = app.inject({ url, headers });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  return Promise.race([call, late]).finally(() => {
    clearTimeout(timer);
  });
}

function totalOf(header: unknown, rows: unknown, isFiltered: boolean): number | undefined {
  const sent = Array.isArray(rows) ? rows.length : 0;
  const total = header === undefined ? sent : Number(header);
  return isFiltered || total > sent ? total : undefined;
}
