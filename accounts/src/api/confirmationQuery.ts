import { api, queryOptions } from '@portal/shared';
import { confirmationAnswerSchema, type ConfirmationAnswer } from '@portal/shared/contracts';

/** How a registration stands. */
export type Confirmation = ConfirmationAnswer;

/**
 * Opens the link of a confirmation mail. The page opens it once: when the registration is complete,
 * a second call would answer "used" to the person who has just activated their account.
 */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: ['confirmation', token],
    queryFn: () => openLink(token),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Says how the registration stands, and ends it when nothing is missing. */
export function openLink(token: string) {
  return api.post('/api/registrations/confirm', { json: { token } }, confirmationAnswerSchema);
}
