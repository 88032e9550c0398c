import { api, queryOptions } from '@portal/shared';
import { invitationLookAnswerSchema } from '@portal/shared/contracts';
import { presentInvitation } from './invitation.presenter.ts';

/** What a mailed link invites to. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      presentInvitation(
        await api.post('/api/invitations/look', { json: { token } }, invitationLookAnswerSchema, {
          signal,
        }),
      ),
    // A form stands below, which must not change while somebody types.
    refetchOnWindowFocus: false,
  });
}
