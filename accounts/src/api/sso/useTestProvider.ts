import { api, useMutation } from '@portal/shared';
import { providerPageSchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';
import { withRecentProof } from '../../session/withRecentProof.ts';

/** Goes to the team's provider, which comes back to the page of the setup. */
export function useTestProvider() {
  return useMutation({
    mutationFn: () =>
      withRecentProof(() => api.post('/api/sso/test', { json: {} }, providerPageSchema)),
    onSuccess: ({ location }) => {
      leaveTo(location);
    },
  });
}
