import { api, queryOptions } from '@portal/shared';
import { cardsSchema } from '@portal/shared/contracts';
import { presentCards } from './presenters/terms.presenter.ts';

/** The person's cards. Refetched on window focus, since a card may be registered in another tab. */
export function cardsQuery() {
  return queryOptions({
    queryKey: ['checkout', 'cards'],
    queryFn: ({ signal }) => api.get('/api/payments/', cardsSchema, { signal }),
    select: presentCards,
    staleTime: 0,
  });
}
