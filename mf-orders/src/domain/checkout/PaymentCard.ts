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

/** The preselected card: the default one, else the last used, never an expired one. */
export function presetCard(cards: readonly PaymentCard[]): PaymentCard | undefined {
  const valid = cards.filter(({ isExpired }) => !isExpired);
  return valid.find(({ isDefault }) => isDefault) ?? valid.find(({ isLastUsed }) => isLastUsed);
}
