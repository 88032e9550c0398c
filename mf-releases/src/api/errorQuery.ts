import { api, queryOptions } from '@portal/shared';
import { releaseErrorSchema } from '@portal/shared/contracts';
import type { ReleaseError } from '../domain/Release.ts';

/** The error that a person was shown with this id. */
export function errorQuery(id: string) {
  return queryOptions({
    queryKey: ['releases', 'error', id],
    queryFn: ({ signal }): Promise<ReleaseError> =>
      api.get(`/api/releases/errors/${encodeURIComponent(id)}`, releaseErrorSchema, { signal }),
  });
}
