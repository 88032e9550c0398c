import { api, useMutation } from '@portal/shared';
import { joinedTeamSchema } from '@portal/shared/contracts';
import { useInvitationOver } from './useInvitationOver.ts';

/** Joins the team and leaves the present one. */
export function useAcceptInvitation(token: string) {
  return useMutation({
    mutationFn: async () => {
      await api.post('/api/invitations/accept', { json: { token } }, joinedTeamSchema);
    },
    onError: useInvitationOver(token),
  });
}
