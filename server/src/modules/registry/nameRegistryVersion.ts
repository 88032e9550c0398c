import fp from 'fastify-plugin';
import type { Deps } from '../../deps.ts';
import type { Module } from '../../http/createApp.ts';
import { registryVersion } from './readRegistry.ts';

/** How old the version may be that answers name. */
const maxAgeMs = 1000;

/** Reads the registry's version, once a second at most. */
function createVersionReader({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<string> {
  let known: { readonly at: number; readonly version: Promise<string> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!known || now - known.at >= maxAgeMs) {
      const version = registryVersion(db);
      known = { at: now, version };
      version.catch(() => {
        known = undefined;
      });
    }
    return known.version;
  };
}

/**
 * Every answer of the API names the registry's version in `X-Registry-Version`, so that an open page
 * learns of a release with its next call. It comes before the modules whose answers it names it in.
 */
export const nameRegistryVersion: Module = (deps) =>
  fp(async (app) => {
    const read = createVersionReader(deps);
    app.addHook('onSend', async (request, reply, payload) => {
      // A server in trouble is not asked for more.
      if (request.url.startsWith('/api/') && reply.statusCode < 500) {
        const version = await read().catch(() => undefined);
        if (version !== undefined) reply.header('x-registry-version', version);
      }
      return payload;
    });
  });
