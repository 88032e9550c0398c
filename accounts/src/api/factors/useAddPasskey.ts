import { api, useMutation, useQueryClient } from '@portal/shared';
import { factorAddedSchema, passkeyCreationSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { presentAdded } from './addedFactor.ts';
import { factorsQuery } from './factorsQuery.ts';
import type { PasskeyForm } from './passkeyForm.ts';
import { makePasskey } from './signWithPasskey.ts';

/** Makes a passkey in the browser and adds it. @throws PasskeyFailure */
export function useAddPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name }: PasskeyForm) => {
      const path = '/api/factors/passkeys';
      const creation = await withRecentProof(() =>
        api.post(`${path}/options`, {}, passkeyCreationSchema),
      );
      const credential = await makePasskey(creation);
      const json = { name, credential };
      return presentAdded(await withRecentProof(() => api.post(path, { json }, factorAddedSchema)));
    },
    onSuccess: (added) => {
      if (added.kind === 'added') queries.setQueryData(factorsQuery().queryKey, added.factors);
    },
  });
}
