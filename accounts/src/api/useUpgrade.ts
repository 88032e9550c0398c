import { api, useMutation, useSessionStore } from '@portal/shared';
import { upgradeAnswerSchema } from '@portal/shared/contracts';
import type { UpgradeForm } from './upgradeQuery.ts';

/** Makes the team a Professional edition team; the frame of the page says so at once. */
export function useUpgrade() {
  const session = useSessionStore();
  return useMutation({
    mutationFn: (form: UpgradeForm) =>
      api.post('/api/team/upgrade', { json: form }, upgradeAnswerSchema),
    onSuccess: ({ edition }) => {
      const { user, team, config } = session.getState();
      const code = config.accounts.editions.find(({ key }) => key === edition)?.code;
      if (user === null || team === null || code === undefined) return;
      const upgraded = { ...team, edition: code };
      const teams = user.teams.map((each) => (each === user.teams[0] ? upgraded : each));
      session.setState({ user: { ...user, teams }, team: upgraded });
    },
  });
}
