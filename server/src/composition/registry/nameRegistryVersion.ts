import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../../platform/Deps.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { readPointers, versionFor, type AllPointers } from './pointers.ts';

/** How old the pointers may be whose version answers name. */
const maxAgeMs = 1000;

/** Reads the registry's pointers, once a second at most. */
function createPointersReader({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): () => Promise<AllPointers> {
  let known: { readonly at: number; readonly pointers: Promise<AllPointers> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!known || now - known.at >= maxAgeMs) {
      const pointers = readPointers(db);
      known = { at: now, pointers };
      pointers.catch(() => {
        known = undefined;
      });
    }
    return known.pointers;
  };
}

/**
 * Whether it is known who reads: no session is looked up for some calls, and a bearer that no
 * longer counts was somebody's.
 */
function isReaderKnown({ viewer, authentication, headers }: FastifyRequest): boolean {
  if (viewer !== null) return true;
  return authentication !== null && headers.authorization === undefined;
}

/**
 * Every answer of the API names in `X-Registry-Version` the registry's version as its reader sees it,
 * so that an open page learns of a release with its next call. It comes before the modules whose
 * answers it names it in.
 */
export const nameRegistryVersion: Module = (deps) =>
  fp(async (app) => {
    const read = createPointersReader(deps);
    app.addHook('onSend', async (request, reply, payload) => {
      // A server in trouble is not asked for more.
      if (request.url.startsWith('/api/') && reply.statusCode < 500) {
        const pointers = await read().catch(() => undefined);
        if (pointers && (pointers.canaries.length === 0 || isReaderKnown(request))) {
          reply.header('x-registry-version', versionFor(pointers, request.viewer));
        }
      }
      return payload;
    });
  });
