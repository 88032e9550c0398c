import { api, useMutation } from '@portal/shared';
import { invitationRegistrationSchema, joinedTeamSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { useInvitationOver } from './useInvitationOver.ts';

/** The schema of the registration by invitation: its fields have the names of the call's fields. */
export const invitedForm = invitationRegistrationSchema;
export type InvitedForm = z.infer<typeof invitedForm>;

/** Creates the account of an invited person in the team. */
export function useRegisterInvited(token: string) {
  return useMutation({
    mutationFn: async (form: InvitedForm) => {
      await api.post('/api/invitations/register', { json: form }, joinedTeamSchema);
    },
    onError: useInvitationOver(token),
  });
}
