import { api } from '@portal/shared';
import { usersSchema } from '@portal/shared/contracts';
import type { InvitationForm } from './invitationForm.ts';
import { useUserChange } from './useUserChange.ts';

/** Invites a person by mail. */
export function useInvite() {
  return useUserChange((form: InvitationForm) =>
    api.post('/api/invitations', { json: form }, usersSchema),
  );
}
