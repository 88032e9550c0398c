import { api, queryOptions } from '@portal/shared';
import { accountCardsSchema, type AccountCard } from '@portal/shared/contracts';

/** A card for payments: the person's own, or shared by a colleague. */
export interface Card {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly holder: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly isDefault: boolean;
  /** The colleague who shares it; `null`: the person's own card. */
  readonly ownerName: string | null;
}

/** Translates the list of cards from the wire. */
export function presentCards(cards: readonly AccountCard[]): readonly Card[] {
  return cards.map(({ is_default, owner_name, ...card }) => ({
    ...card,
    isDefault: is_default === 1,
    ownerName: owner_name,
  }));
}

/** The signed-in person's cards, and those that colleagues share. */
export function cardsQuery() {
  return queryOptions({
    queryKey: ['cards'],
    queryFn: async ({ signal }) =>
      presentCards(await api.get('/api/cards', accountCardsSchema, { signal })),
  });
}
