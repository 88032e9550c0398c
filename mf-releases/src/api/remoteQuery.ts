import { api, queryOptions } from '@portal/shared';
import { remoteFiguresSchema } from '@portal/shared/contracts';
import type { Remote } from '../domain/Release.ts';

/** A remote with its latest releases, days and errors. */
export function remoteQuery(name: string) {
  return queryOptions({
    queryKey: ['releases', 'remote', name],
    queryFn: ({ signal }): Promise<Remote> =>
      api.get(`/api/releases/figures/${encodeURIComponent(name)}`, remoteFiguresSchema, { signal }),
  });
}
