import { api, useMutation } from '@portal/shared';
import { cardPageSchema } from '@portal/shared/contracts';
import { leaveTo } from '../session/leaveTo.ts';

/** Goes to the gateway's page for a new card, which comes back to the page of cards. */
export function useAddCard() {
  return useMutation({
    mutationFn: () => api.post('/api/cards', {}, cardPageSchema),
    onSuccess: ({ location }) => {
      leaveTo(location);
    },
  });
}
