import { api, queryOptions } from '@portal/shared';
import { settingsSchema } from '@portal/shared/contracts';

/** The settings of the team. */
export interface TeamSettings {
  readonly sharesCards: boolean;
}

export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }): Promise<TeamSettings> => {
      const { card_sharing } = await api.get('/api/settings', settingsSchema, { signal });
      return { sharesCards: card_sharing };
    },
  });
}
