import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addVary } from '../../platform/answers/addVary.ts';
import type { Module } from '../../platform/http/createApp.ts';
import type { Deps } from '../../platform/Deps.ts';
import { openSites } from '../../platform/protocol/sites/sites.queries.ts';

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': [
    'Authorization, Content-Type, Idempotency-Key, X-CSRF-Token',
    // For resumable uploads.
    'Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  ].join(', '),
  'access-control-max-age': '600',
} as const;

const exposed =
  'ETag, Location, Retry-After, Upload-Length, Upload-Offset, X-Reason, X-Request-Id, X-Total-Count';

/**
 * CORS for pages of registered sites with a bearer token. Cookies are never allowed, so that no
 * other site can act with the visitor's session here.
 */
export const embedCors: Module = (deps) => {
  const isKnown = knownSites(deps);
  const isAllowed = async ({ url, headers: { origin } }: FastifyRequest): Promise<boolean> => {
    if (!isCall(url) || origin === undefined || origin === deps.config.managerUrl) return false;
    // On an error, treats the site as unknown.
    return isKnown(origin).catch(() => false);
  };

  return fp(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'OPTIONS' || !(await isAllowed(request))) return;
      return reply.headers(preflight).code(204).send();
    });
    // Headers are added in onSend, so that a page can read refusals, too.
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

/** Whether an address is a call; license files and quotations are, although not under `/api`. */
function isCall(url: string): boolean {
  return ['/api/', '/license/lic/', '/pdf/'].some((start) => url.startsWith(start));
}

/** How long pages of a removed site may continue to call. */
const maxAgeMs = 1000;
/** Cache lifetime for an unknown origin, which bounds queries caused by strangers. */
const maxStrangeAgeMs = 50;

/**
 * Tells whether an origin belongs to a registered site. A new site is recognised at once, except
 * for the short cache for unknown origins.
 */
function knownSites({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (origin: string) => Promise<boolean> {
  let known: { readonly at: number; readonly origins: Promise<ReadonlySet<string>> } | undefined;
  const read = (at: number) => {
    const origins = openSites(db).then(
      (sites) => new Set(sites.flatMap((site) => site.origins)),
      (error: unknown) => {
        known = undefined;
        throw error;
      },
    );
    known = { at, origins };
    return origins;
  };
  return async (origin) => {
    const now = clock().getTime();
    const age = known ? now - known.at : Infinity;
    const isKnown = known !== undefined && age < maxAgeMs && (await known.origins).has(origin);
    if (isKnown || age < maxStrangeAgeMs) return isKnown;
    return (await read(now)).has(origin);
  };
}
