import { api, useSessionStore } from '@portal/shared';
import { usersSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { useUserChange } from './useUserChange.ts';

/** Makes a member, named by their id, the owner; the signed-in person is an admin from then on. */
export function useTransferTeam() {
  const session = useSessionStore();
  return useUserChange(async (id: string) => {
    const path = `/api/users/${encodeURIComponent(id)}/owner`;
    const answer = await withRecentProof(() => api.post(path, {}, usersSchema));
    const { user } = session.getState();
    const own = answer.members.find((member) => member.id === user?.id);
    if (user && own) session.setState({ user: { ...user, role: own.role } });
    return answer;
  });
}
