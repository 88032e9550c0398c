import { api, useMutation } from '@portal/shared';
import { factorResetOutcomeSchema } from '@portal/shared/contracts';

/** Stops a removal of second factors by the link of a mail. */
export function useStopFactorReset(token: string) {
  return useMutation({
    mutationFn: async () => {
      const path = '/api/factor-reset/stop';
      return (await api.post(path, { json: { token } }, factorResetOutcomeSchema)).outcome;
    },
  });
}
