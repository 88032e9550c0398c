import { laterRegistrySchema } from '@portal/shared/contracts';
import type { Registry } from '@portal/shared/remote';

const cacheName = 'portal-registry';
const address = '/api/registry';

/**
 * Keeps the registry in the browser, for a page that cannot read it. Never rejects: without a cache,
 * or with a full one, it keeps nothing.
 */
export async function keepRegistry(registry: Registry): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(address, new Response(JSON.stringify(registry)));
  } catch {
    // The registry is optional here.
  }
}

/** The registry that a page in this browser read last. Never rejects. */
export async function lastRegistry(): Promise<Registry | undefined> {
  try {
    const kept = await (await caches.open(cacheName)).match(address);
    // A page of another release may have kept it.
    return kept && laterRegistrySchema.parse(await kept.json());
  } catch {
    return undefined;
  }
}
