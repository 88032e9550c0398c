import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError, RequestError } from '../../errors.ts';
import { discardBody } from '../discardBody.ts';
import { errorPage } from './errorPage.ts';
import { readerLocale } from '../localeOf.ts';
import { refusalBody, refusalOf } from './refusalOf.ts';

/** What error responses need to know of an application. */
export interface Site {
  /** Public origin of the application. */
  readonly origin: string;
  /** The portal's start page. */
  readonly start: string;
  /** Whether people visit it. Unknown addresses then get an HTML page. */
  readonly hasPages: boolean;
}

/** Content headers that a failed route may have set; removed from error responses. */
const contentHeaders = [
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
 * Turns every error into a response: an HTML page for people, JSON of
 * `{error: true, code, msg?, request_id}` for calls and files.
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
  for (const name of contentHeaders) void reply.removeHeader(name);
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  void reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    // Serialized here: the route's response schema does not describe this shape.
    .serializer((value: string) => value);
  if (isPage(request, site)) return sendPage(site, refusal, request, reply);
  return reply.type('application/json; charset=utf-8').send(refusalBody(refusal, request.id));
}

/** Whether a person sees the response: the route declares it, otherwise the path decides. */
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
  // A link cannot repeat a form submission.
  const asked = request.method === 'GET' ? request.url : '/';
  const { html, headers } = errorPage({
    code,
    locale: readerLocale(request),
    requestId: request.id,
    // Prefixed with the origin: a path that starts with two slashes would lead to another host.
    again: startAt === undefined ? `${origin}${asked}` : new URL(startAt, origin).href,
    start,
  });
  return reply.headers(headers).send(html);
}
