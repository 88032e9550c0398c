import { api } from '@portal/shared';
import { usersSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { useUserChange } from './useUserChange.ts';

const pathOf = (id: string) => `/api/users/${encodeURIComponent(id)}/factor-reset`;

/** Has the second factors of a member, named by their id, removed after 24 hours. */
export function useAskForFactorReset() {
  return useUserChange((id: string) =>
    withRecentProof(() => api.post(pathOf(id), {}, usersSchema)),
  );
}

/** Stops that. */
export function useStopFactorReset() {
  return useUserChange((id: string) => api.delete(pathOf(id), usersSchema));
}
