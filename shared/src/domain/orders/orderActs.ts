import type { OrderState } from './OrderState.ts';

/** Who does something with an order. The gateway acts through notifications and its answers. */
export type OrderActor = 'customer' | 'operator' | 'system' | 'gateway';

interface ActRule {
  readonly by: readonly OrderActor[];
  readonly from: readonly OrderState[];
  readonly to: OrderState;
}

/**
 * Everything that can happen to an order, who may do it, and where it leads. Customers cancel what
 * is unpaid and, of postpay orders, not approved yet; what has been delivered is paid for or refunded.
 */
export const orderActs = {
  /** Credit is given: licenses are issued, payment follows. */
  approve: { by: ['operator'], from: ['unapproved'], to: 'approved' },
  /** Credit is not given. */
  refuse: { by: ['operator'], from: ['unapproved'], to: 'cancelled_by_vendor' },
  /** The money is there. */
  pay: { by: ['operator', 'gateway'], from: ['unpaid', 'unapproved', 'approved'], to: 'paid' },
  /** The card was declined, or its holder not authenticated in time. */
  fail: { by: ['gateway', 'system'], from: ['unpaid'], to: 'failed' },
  cancel: { by: ['customer'], from: ['unpaid', 'unapproved'], to: 'cancelled_by_customer' },
  /** Not paid in time. */
  expire: { by: ['system'], from: ['unpaid'], to: 'cancelled_by_vendor' },
  /**
   * The money is given back, and what was delivered is taken back. Of an unpaid order: money that was
   * taken and is not what it costs.
   */
  refund: { by: ['operator'], from: ['paid', 'unpaid'], to: 'cancelled_by_vendor' },
} as const satisfies Readonly<Record<string, ActRule>>;

export type OrderAct = keyof typeof orderActs;

/** Whether somebody may do this with an order that stands there. */
export function mayAct(act: OrderAct, by: OrderActor, state: OrderState): boolean {
  const rule: ActRule = orderActs[act];
  return rule.by.includes(by) && rule.from.includes(state);
}
