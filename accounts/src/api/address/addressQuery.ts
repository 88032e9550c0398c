import { api, queryOptions } from '@portal/shared';
import { addressStateSchema } from '@portal/shared/contracts';
import { presentAddress } from './address.presenter.ts';

/** One's mail address, and the change of it that waits. */
export function addressQuery() {
  return queryOptions({
    queryKey: ['address'],
    queryFn: async ({ signal }) =>
      presentAddress(await api.get('/api/user/address', addressStateSchema, { signal })),
  });
}
