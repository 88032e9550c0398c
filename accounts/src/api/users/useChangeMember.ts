import { api } from '@portal/shared';
import { usersSchema } from '@portal/shared/contracts';
import type { MemberForm } from './memberForm.ts';
import { useUserChange } from './useUserChange.ts';

/** Changes a member's role, and their names before the first sign-in. */
export function useChangeMember(id: string) {
  return useUserChange((form: MemberForm) =>
    api.put(`/api/users/${encodeURIComponent(id)}`, { json: form }, usersSchema),
  );
}
