import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../../platform/Deps.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { readPointers, versionFor, type AllPointers } from './pointers.ts';

/** Cache lifetime of the pointers. */
const maxAgeMs = 1000;

/** Reads the registry's pointers at most once a second. */
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
 * Whether it is certain who reads. It is not for calls without a session lookup, nor for a bearer
 * without a viewer: an expired bearer was a person's.
 */
function isReaderKnown({ viewer, authentication, headers }: FastifyRequest): boolean {
  if (viewer !== null) return true;
  return authentication !== null && headers.authorization === undefined;
}

/**
 * Adds the registry's version for the reader to every API response as `X-Registry-Version`, so that
 * an open page learns of a new release with its next call. Must be registered before the API
 * modules.
 */
export const nameRegistryVersion: Module = (deps) =>
  fp(async (app) => {
    const read = createPointersReader(deps);
    app.addHook('onSend', async (request, reply, payload) => {
      // Avoids further work for a server error.
      if (request.url.startsWith('/api/') && reply.statusCode < 500) {
        const pointers = await read().catch(() => undefined);
        if (pointers && (pointers.canaries.length === 0 || isReaderKnown(request))) {
          reply.header('x-registry-version', versionFor(pointers, request.viewer));
        }
      }
      return payload;
    });
  });
