import type { CalendarDay } from '@portal/shared/domain';

/** Licenses that end soon and do not renew themselves. */
export interface EndingLicenses {
  readonly count: number;
  /** Of a single one. */
  readonly number: string | null;
  readonly firstEndsOn: CalendarDay;
  /** How many of them can be renewed, and the id of a single one. */
  readonly renewable: number;
  readonly renewableId: string | null;
}

/** An order that waits for a bank transfer; its total in major units. */
export interface UnpaidOrder {
  readonly id: string;
  readonly number: string;
  readonly dueOn: CalendarDay;
  readonly total: number;
  readonly currency: 'JPY' | 'USD';
}

/** A card of the person that has ended or ends soon. */
export interface EndingCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly endsOn: CalendarDay;
  readonly trouble: 'expired' | 'ends_before_renewal' | 'ends_soon';
}

/** What costs licenses or money if nobody acts. */
export interface Attention {
  readonly licenses: EndingLicenses | null;
  /** Those to be paid first. */
  readonly orders: readonly UnpaidOrder[];
  /** Number of further unpaid orders. */
  readonly moreOrders: number;
  readonly cards: readonly EndingCard[];
}
