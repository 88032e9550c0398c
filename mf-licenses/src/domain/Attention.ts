import type { CalendarDay } from '@portal/shared/domain';

/** Licenses that end soon without auto-renewal. */
export interface EndingLicenses {
  readonly count: number;
  /** Number of the license, if it is the only one. */
  readonly number: string | null;
  readonly firstEndsOn: CalendarDay;
  /** How many can be renewed, and the id if only one. */
  readonly renewable: number;
  readonly renewableId: string | null;
}

/** An order that awaits a bank transfer; its total in major units. */
export interface UnpaidOrder {
  readonly id: string;
  readonly number: string;
  readonly dueOn: CalendarDay;
  readonly total: number;
  readonly currency: 'JPY' | 'USD';
}

/** A card of the person that has expired or expires soon. */
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
  /** Unpaid orders, first due first. */
  readonly orders: readonly UnpaidOrder[];
  /** Number of further unpaid orders. */
  readonly moreOrders: number;
  readonly cards: readonly EndingCard[];
}
