import { api, useMutation, useQueryClient } from '@portal/shared';
import { addressRequestSchema, addressStateSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { presentAddress } from './address.presenter.ts';
import { addressQuery } from './addressQuery.ts';

/** The schema of the form for the new address: its field has the name of the call's field. */
export const addressForm = addressRequestSchema;
type AddressForm = z.infer<typeof addressForm>;

/** Asks for another mail address, or gives the change that waits up (`null`). */
export function useAddressChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: AddressForm | null) =>
      presentAddress(
        form === null
          ? await api.delete('/api/user/address', addressStateSchema)
          : await withRecentProof(() =>
              api.post('/api/user/address', { json: form }, addressStateSchema),
            ),
      ),
    onSuccess: (state) => {
      queries.setQueryData(addressQuery().queryKey, state);
    },
  });
}
