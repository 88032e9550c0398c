/** A card that the person can pay with. */
export interface PaymentCard {
  readonly id: string;
  /** The masked number: `**** **** **** 4242`. */
  readonly maskedNumber: string;
  readonly holder: string;
  readonly brand: string;
  /** `MM/YY` */
  readonly expiry: string;
  /** Whether the card has expired and would be declined. */
  readonly isExpired: boolean;
  readonly isDefault: boolean;
  /** Whether the person last paid with it. */
  readonly isLastUsed: boolean;
  /** Owner of a shared card; `null` for the person's own. */
  readonly ownerName: string | null;
}

/** The default card, unless it has expired: it pays unless the person chooses otherwise. */
export function defaultCard(cards: readonly PaymentCard[]): PaymentCard | undefined {
  return cards.find(({ isDefault, isExpired }) => isDefault && !isExpired);
}

/** The preselected card: the default one, else the last used, never an expired one. */
export function presetCard(cards: readonly PaymentCard[]): PaymentCard | undefined {
  return defaultCard(cards) ?? cards.find(({ isLastUsed, isExpired }) => isLastUsed && !isExpired);
}
