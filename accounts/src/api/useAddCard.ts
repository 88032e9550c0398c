import { api, useMutation } from '@portal/shared';
import { cardPageSchema } from '@portal/shared/contracts';
import { leaveTo } from '../session/leaveTo.ts';
import { withRecentProof } from '../session/withRecentProof.ts';

/** Goes to the gateway's page for a new card, which comes back to the page of cards. */
export function useAddCard() {
  return useMutation({
    mutationFn: () => withRecentProof(() => api.post('/api/cards', {}, cardPageSchema)),
    onSuccess: ({ location }) => {
      leaveTo(location);
    },
  });
}
