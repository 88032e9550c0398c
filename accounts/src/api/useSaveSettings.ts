import { api, useMutation, useQueryClient } from '@portal/shared';
import { settingsSchema } from '@portal/shared/contracts';
import { settingsQuery, type TeamSettings } from './settingsQuery.ts';

/** Saves the settings of the team. */
export function useSaveSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ sharesCards }: TeamSettings): Promise<TeamSettings> => {
      const json = { card_sharing: sharesCards };
      const { card_sharing } = await api.put('/api/settings', { json }, settingsSchema);
      return { sharesCards: card_sharing };
    },
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery().queryKey, settings);
    },
  });
}
