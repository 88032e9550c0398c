import { api, queryOptions } from '@portal/shared';
import { releaseErrorSchema } from '@portal/shared/contracts';
import type { ReleaseError } from '../domain/Release.ts';

/** The error with the id that was shown to a person. */
export function errorQuery(id: string) {
  return queryOptions({
    queryKey: ['releases', 'error', id],
    queryFn: ({ signal }): Promise<ReleaseError> =>
      api.get(`/api/releases/errors/${encodeURIComponent(id)}`, releaseErrorSchema, { signal }),
  });
}
