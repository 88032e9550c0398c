import { announceSignOut, api, useMutation } from '@portal/shared';
import { accountSessionsSchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';

/** Ends the session of this browser, the manager's with it, and goes to a page of accounts. */
export function useSignOutHere() {
  return useMutation({
    mutationFn: async (_address: string) => {
      const sessions = await api.get('/api/sessions', accountSessionsSchema);
      const current = sessions.find((session) => session.is_current);
      if (!current) return;
      const path = `/api/sessions/${encodeURIComponent(current.id)}`;
      await api.delete(path, accountSessionsSchema);
    },
    onSuccess: (_nothing, address) => {
      announceSignOut();
      leaveTo(address);
    },
  });
}
