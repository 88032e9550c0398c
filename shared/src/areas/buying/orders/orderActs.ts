import type { OrderState } from './OrderState.ts';

/** The actor of an act on an order. The gateway acts through notifications and its answers. */
export type OrderActor = 'customer' | 'operator' | 'system' | 'gateway';

interface ActRule {
  readonly by: readonly OrderActor[];
  readonly from: readonly OrderState[];
  readonly to: OrderState;
}

/**
 * All acts on an order: who may do them, in which states, and to which state they lead. Customers
 * cancel unpaid orders and, of postpaid ones, those that are not approved yet; a delivered order is
 * paid for or refunded.
 */
export const orderActs = {
  /** Credit is approved: licenses are issued, payment follows. */
  approve: { by: ['operator'], from: ['unapproved'], to: 'approved' },
  /** Credit is refused. */
  refuse: { by: ['operator'], from: ['unapproved'], to: 'cancelled_by_vendor' },
  /** The money has arrived. */
  pay: { by: ['operator', 'gateway'], from: ['unpaid', 'unapproved', 'approved'], to: 'paid' },
  /** The card was declined, or its holder not authenticated in time. */
  fail: { by: ['gateway', 'system'], from: ['unpaid'], to: 'failed' },
  cancel: { by: ['customer'], from: ['unpaid', 'unapproved'], to: 'cancelled_by_customer' },
  /** The order was not paid in time. */
  expire: { by: ['system'], from: ['unpaid'], to: 'cancelled_by_vendor' },
  /**
   * Returns the money and revokes what was delivered. For an unpaid order: money was received, but
   * not the amount of the order.
   */
  refund: { by: ['operator'], from: ['paid', 'unpaid'], to: 'cancelled_by_vendor' },
} as const satisfies Readonly<Record<string, ActRule>>;

export type OrderAct = keyof typeof orderActs;

/** Whether an actor may do an act on an order in a state. */
export function mayAct(act: OrderAct, by: OrderActor, state: OrderState): boolean {
  const rule: ActRule = orderActs[act];
  return rule.by.includes(by) && rule.from.includes(state);
}
