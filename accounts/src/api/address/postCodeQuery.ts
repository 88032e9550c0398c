import { api, queryOptions } from '@portal/shared';
import { postCodePlacesSchema, type PostCodePlace } from '@portal/shared/contracts';

/** A prefecture and a city in it. */
export type Place = PostCodePlace;

/** The places of a Japanese post code of seven digits. */
export function postCodeQuery(code: string) {
  return queryOptions({
    queryKey: ['post-code', code],
    queryFn: async ({ signal }) =>
      (await api.get(`/api/postcodes/${code}`, postCodePlacesSchema, { signal })).places,
    staleTime: Infinity,
    retry: false,
  });
}
