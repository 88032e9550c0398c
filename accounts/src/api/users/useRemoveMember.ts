import { api } from '@portal/shared';
import { usersSchema } from '@portal/shared/contracts';
import { useUserChange } from './useUserChange.ts';

/** Takes a member, named by their id, out of the team. */
export function useRemoveMember() {
  return useUserChange((id: string) =>
    api.delete(`/api/users/${encodeURIComponent(id)}`, usersSchema),
  );
}
