import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addVary } from '../../platform/answers/addVary.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { knownSites } from './knownSites.ts';

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': [
    'Authorization, Content-Type, Idempotency-Key, X-CSRF-Token',
    // Of uploads that go on where they stopped.
    'Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  ].join(', '),
  'access-control-max-age': '600',
} as const;

const exposed =
  'ETag, Location, Retry-After, Upload-Length, Upload-Offset, X-Reason, X-Request-Id, X-Total-Count';

/**
 * Lets pages of registered sites call the API with a bearer token (CORS). Cookies are never allowed,
 * so that no other site acts with a session that its visitor has here.
 */
export const embedCors: Module = (deps) => {
  const isKnown = knownSites(deps);
  const isAllowed = async ({ url, headers: { origin } }: FastifyRequest): Promise<boolean> => {
    if (!isCall(url) || origin === undefined || origin === deps.config.managerUrl) return false;
    // A server in trouble answers as if no site were known.
    return isKnown(origin).catch(() => false);
  };

  return fp(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'OPTIONS' || !(await isAllowed(request))) return;
      return reply.headers(preflight).code(204).send();
    });
    // The headers are added at the end, so that a page can also read why a call was refused.
    app.addHook('onSend', async (request, reply) => {
      if (!isCall(request.url)) return;
      addVary(reply, 'Origin');
      if (!(await isAllowed(request))) return;
      void reply
        .header('access-control-allow-origin', request.headers.origin)
        .header('access-control-expose-headers', exposed);
    });
  });
};

/** Whether an address is a call: license files and quotations are too, though not under `/api`. */
function isCall(url: string): boolean {
  return ['/api/', '/license/lic/', '/pdf/'].some((start) => url.startsWith(start));
}
