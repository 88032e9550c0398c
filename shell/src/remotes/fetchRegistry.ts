import { api } from '@portal/shared';
import { laterRegistrySchema } from '@portal/shared/contracts';
import type { Registry } from '@portal/shared/remote';

/**
 * Reads the registry.
 *
 * @param isDoubtful whether to go past the browser's cache: a damaged answer that lies there has the
 * ETag of the right one, and the server would confirm it again and again
 * @throws ApiError
 */
export function fetchRegistry(isDoubtful: boolean): Promise<Registry> {
  const cache = isDoubtful ? 'reload' : 'default';
  return api.get('/api/registry', laterRegistrySchema, { cache });
}
