import { customerOf, type GatewayCard, type PaymentGateway } from './PaymentGateway.ts';

/** A person whose cards can pay. */
export interface CardHolder {
  /** Id of the person. */
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A card that a person can pay with. */
export interface UsableCard extends GatewayCard {
  /** Its owner at the gateway. */
  readonly customer: string;
  /** The colleague who shares it; `null` for the person's own card. */
  readonly owner: CardHolder | null;
}

/**
 * The cards that a person can pay with: their own, default first, then those colleagues share.
 * @param colleagues who share their cards; empty if the team does not share
 * @throws GatewayAwayError
 */
export async function usableCards(
  gateway: PaymentGateway,
  userId: string,
  colleagues: readonly CardHolder[],
): Promise<readonly UsableCard[]> {
  const holders = [
    { customer: customerOf(userId), owner: null },
    ...colleagues.map((owner) => ({ customer: customerOf(owner.id), owner })),
  ];
  const lists = await Promise.all(
    holders.map(async (holder) =>
      (await gateway.cards(holder.customer)).map((card) => ({
        ...card,
        ...holder,
        isDefault: card.isDefault && holder.owner === null,
      })),
    ),
  );
  return lists.flat().toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}
