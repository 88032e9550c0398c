import { api, useMutation, useQueryClient } from '@portal/shared';
import { accountCardsSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../session/withRecentProof.ts';
import { cardsQuery, presentCards } from './cardsQuery.ts';

interface CardChange {
  readonly id: string;
  readonly kind: 'delete' | 'default';
}

/** Deletes a card, or makes it the one that the checkout preselects. */
export function useChangeCard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, kind }: CardChange) => {
      const path = `/api/cards/${encodeURIComponent(id)}`;
      const answer =
        kind === 'delete'
          ? withRecentProof(() => api.delete(path, accountCardsSchema))
          : api.put(`${path}/default`, {}, accountCardsSchema);
      return presentCards(await answer);
    },
    onSuccess: (cards) => {
      queries.setQueryData(cardsQuery().queryKey, cards);
    },
  });
}
