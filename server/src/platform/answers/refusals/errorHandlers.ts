import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError, RequestError } from '../../errors.ts';
import { discardBody } from '../discardBody.ts';
import { errorPage } from './errorPage.ts';
import { readerLocale } from '../readerLocale.ts';
import { refusalBody } from './refusalBody.ts';
import { refusalOf } from './refusalOf.ts';
import type { Site } from './Site.ts';

/** What a route may have said of the answer it did not come to. */
const headersOfContent = [
  'content-encoding',
  'content-disposition',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'repr-digest',
  'integrity-policy',
  'reporting-endpoints',
] as const;

export interface ErrorHandlers {
  readonly onError: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  readonly onNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * The one place where an error becomes an answer: a page of its own where a person looks at it,
 * JSON of `{error: true, code, msg?, request_id}` for every call and file.
 */
export function errorHandlers(site: Site): ErrorHandlers {
  const onError: ErrorHandlers['onError'] = (error, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'request failed');
    else {
      const { code, status, cause } = refusal;
      const level = status < 500 ? 'info' : 'warn';
      request.log[level]({ code, status, err: cause }, 'request refused');
    }
    return answer(site, refusal ?? new RequestError(500, 'internal'), request, reply);
  };
  return {
    onError,
    onNotFound: (request, reply) => answer(site, new NotFoundError(), request, reply),
  };
}

function answer(
  site: Site,
  refusal: RequestError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (refusal.status === 413) discardBody(request, reply);
  for (const name of headersOfContent) void reply.removeHeader(name);
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  void reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    // As text: a route's own answer schema does not describe this shape.
    .serializer((value: string) => value);
  if (isPage(request, site)) return sendPage(site, refusal, request, reply);
  return reply.type('application/json; charset=utf-8').send(refusalBody(refusal, request.id));
}

/** Whether a person looks at the answer: a route says so, and of other addresses the path does. */
function isPage({ routeOptions, url }: FastifyRequest, { hasPages }: Site): boolean {
  if (/^\/api([/?]|$)/.test(url)) return false;
  return routeOptions.url === undefined ? hasPages : routeOptions.config.page === true;
}

function sendPage(
  { origin, start }: Site,
  { code, startAt }: RequestError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // What was sent with a form cannot be sent again by a link.
  const asked = request.method === 'GET' ? request.url : '/';
  const { html, headers } = errorPage({
    code,
    locale: readerLocale(request),
    requestId: request.id,
    // The asked path after the origin: one of two slashes would be another site by itself.
    again: startAt === undefined ? `${origin}${asked}` : new URL(startAt, origin).href,
    start,
  });
  return reply.headers(headers).send(html);
}
