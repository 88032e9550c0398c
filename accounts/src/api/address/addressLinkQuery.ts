import { api, queryOptions } from '@portal/shared';
import { addressLookAnswerSchema } from '@portal/shared/contracts';
import { presentAddressLink } from './address.presenter.ts';

/** What a mailed link is about; looking changes nothing. */
export function addressLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['address-link', token],
    queryFn: async () =>
      presentAddressLink(
        await api.post('/api/address/look', { json: { token } }, addressLookAnswerSchema),
      ),
    refetchOnWindowFocus: false,
  });
}
