/** A card that the person can pay with. */
export interface PaymentCard {
  readonly id: string;
  /** The masked number: `**** **** **** 4242`. */
  readonly maskedNumber: string;
  readonly holder: string;
  readonly brand: string;
  /** `MM/YY` */
  readonly expiry: string;
  /** Whether the card has expired and will be declined. */
  readonly isExpired: boolean;
  readonly isDefault: boolean;
  /** Whether the person paid with it last. */
  readonly isLastUsed: boolean;
  /** Who shares it; `null`: the person's own. */
  readonly ownerName: string | null;
}

/** The card that is chosen at first: the default one, else the last used; none that has expired. */
export function presetCard(cards: readonly PaymentCard[]): PaymentCard | undefined {
  const valid = cards.filter(({ isExpired }) => !isExpired);
  return valid.find(({ isDefault }) => isDefault) ?? valid.find(({ isLastUsed }) => isLastUsed);
}
