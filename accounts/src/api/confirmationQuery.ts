import { api, queryOptions } from '@portal/shared';
import { confirmationAnswerSchema } from '@portal/shared/contracts';

/**
 * Opens a mailed link. It counts once, so it is asked once: a second time would say "used" to the
 * person who has just activated their account.
 */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: ['confirmation', token],
    queryFn: () =>
      api.post('/api/registrations/confirm', { json: { token } }, confirmationAnswerSchema),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
