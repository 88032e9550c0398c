import { api, queryOptions } from '@portal/shared';
import { invitationLookAnswerSchema } from '@portal/shared/contracts';
import { presentInvitation } from './invitation.presenter.ts';

/** The invitation behind a mailed link. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      presentInvitation(
        await api.post('/api/invitations/look', { json: { token } }, invitationLookAnswerSchema, {
          signal,
        }),
      ),
    // The page shows a form: a refetch must not change it during editing.
    refetchOnWindowFocus: false,
  });
}
