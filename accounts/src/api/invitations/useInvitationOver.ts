import { isApiError, useQueryClient } from '@portal/shared';
import { invitationQuery } from './invitationQuery.ts';

/**
 * Handles a refusal: reads an invitation that is over again: the person may have accepted it in
 * another tab.
 */
export function useInvitationOver(token: string): (error: Error) => void {
  const queries = useQueryClient();
  return (error) => {
    if (!isApiError(error) || error.code !== 'link_over') return;
    void queries.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
  };
}
