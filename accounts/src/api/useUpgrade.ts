import { api, useMutation } from '@portal/shared';
import { upgradeAnswerSchema } from '@portal/shared/contracts';
import type { UpgradeForm } from './upgradeQuery.ts';

/** Makes the team a Professional edition team. */
export function useUpgrade() {
  return useMutation({
    mutationFn: (form: UpgradeForm) =>
      api.post('/api/team/upgrade', { json: form }, upgradeAnswerSchema),
  });
}
