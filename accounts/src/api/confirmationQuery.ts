import { api, queryOptions } from '@portal/shared';
import { confirmationAnswerSchema } from '@portal/shared/contracts';

/**
 * Opens the link of a confirmation mail. It works once, so the call is made once: a second call
 * would answer "used" to the person who has just activated their account.
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
