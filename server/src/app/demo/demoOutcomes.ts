import { orderStatusCodes, type PaymentWay } from '@portal/shared/domain';
import type { OrderEventTable } from '../../platform/db/tables/orders.ts';

/** Outcome of a demo order. */
export type DemoOutcome =
  | 'unpaid'
  | 'unapproved'
  | 'paid'
  | 'paid_card'
  | 'paid_after'
  | 'failed_card'
  | 'cancelled'
  | 'expired';

interface Outcome {
  readonly way: PaymentWay;
  readonly status: number;
  /** Later events with their actors. */
  readonly events: readonly (readonly [
    OrderEventTable['kind'],
    by: 'buyer' | 'operator' | 'system',
  ])[];
}

export const outcomes: Readonly<Record<DemoOutcome, Outcome>> = {
  unpaid: { way: 'bank_prepay', status: orderStatusCodes.unpaid, events: [] },
  unapproved: { way: 'bank_postpay', status: orderStatusCodes.unpaid, events: [] },
  paid: {
    way: 'bank_prepay',
    status: orderStatusCodes.paid,
    events: [
      ['paid', 'operator'],
      ['delivered', 'system'],
    ],
  },
  paid_card: {
    way: 'card',
    status: orderStatusCodes.paid,
    events: [
      ['paid', 'system'],
      ['delivered', 'system'],
    ],
  },
  paid_after: {
    way: 'bank_postpay',
    status: orderStatusCodes.paid,
    events: [
      ['approved', 'operator'],
      ['delivered', 'system'],
      ['paid', 'operator'],
    ],
  },
  failed_card: {
    way: 'card',
    status: orderStatusCodes.authenticationFailed,
    events: [['failed', 'system']],
  },
  cancelled: {
    way: 'bank_prepay',
    status: orderStatusCodes.cancelledByCustomer,
    events: [['cancelled', 'buyer']],
  },
  expired: {
    way: 'bank_prepay',
    status: orderStatusCodes.cancelledByVendor,
    events: [['expired', 'system']],
  },
};

/** The outcomes of a team's recent orders: agents only pay afterwards, teams abroad never do. */
export function demoOutcomes(team: {
  readonly isAgent: boolean;
  readonly country: string;
}): readonly DemoOutcome[] {
  if (team.isAgent) return ['unapproved'];
  return team.country === 'JP'
    ? ['unpaid', 'unapproved', 'failed_card', 'cancelled', 'expired']
    : ['unpaid', 'failed_card', 'cancelled'];
}
