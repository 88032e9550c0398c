import { api } from '@portal/shared';
import { laterRegistrySchema } from '@portal/shared/contracts';
import type { Registry } from '@portal/shared/remote';

/**
 * Reads the registry.
 *
 * @param isDoubtful whether to bypass the browser's cache: the server would confirm a damaged answer
 * there again and again, since it has the right ETag
 * @throws ApiError
 */
export function fetchRegistry(isDoubtful: boolean): Promise<Registry> {
  const cache = isDoubtful ? 'reload' : 'default';
  return api.get('/api/registry', laterRegistrySchema, { cache });
}
