import { api } from '@portal/shared';
import { usersSchema } from '@portal/shared/contracts';
import type { InvitationChangeForm } from './invitationForm.ts';
import { useUserChange } from './useUserChange.ts';

const pathOf = (id: string) => `/api/invitations/${encodeURIComponent(id)}`;

/** Mails the invitation with an id once more, with a new link. */
export function useResendInvitation() {
  return useUserChange((id: string) => api.post(`${pathOf(id)}/send`, { json: {} }, usersSchema));
}

/** Takes the invitation with an id back. */
export function useRevokeInvitation() {
  return useUserChange((id: string) => api.delete(pathOf(id), usersSchema));
}

/** Changes role and names of an invitation. */
export function useChangeInvitation(id: string) {
  return useUserChange((form: InvitationChangeForm) =>
    api.put(pathOf(id), { json: form }, usersSchema),
  );
}
