import { isApiError, useQueryClient } from '@portal/shared';
import { invitationQuery } from './invitationQuery.ts';

/**
 * Makes what is to be done about a refusal: reads an invitation anew that is over, for it may have
 * been accepted in another tab, by whoever stands before this one.
 */
export function useInvitationOver(token: string): (error: Error) => void {
  const queries = useQueryClient();
  return (error) => {
    if (!isApiError(error) || error.code !== 'link_over') return;
    void queries.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
  };
}
