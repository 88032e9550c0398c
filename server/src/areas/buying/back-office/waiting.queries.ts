import {
  collectorOf,
  orderStateOf,
  orderStatusCodes,
  paymentMethodOf,
  toMajor,
  tokyoDay,
  type Currency,
  type PaymentMethod,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { PaymentState } from '../../../platform/db/tables/orders.ts';
import { openBankLines } from './bank-statements/bankLines.queries.ts';
import type { Waiting } from './back-office.contract.ts';
import { stampDuty } from './stampDuty.ts';

/** Everything that waits for the operator, a customer or the bank; the oldest first. */
export async function readWaiting(db: Kysely<Database>, now: Date): Promise<Waiting> {
  const today = tokyoDay(now);
  const orders = await waitingOrders(db);
  return {
    orders: orders.map((order) => {
      const { number, team, currency, total, duedate } = order;
      const isStamped = order.paper_receipt && collectorOf(order) === 'bank';
      return {
        number,
        team,
        waits_for: waitsFor(order),
        currency,
        total: toMajor(total, currency),
        created_at: order.created_at.toISOString(),
        duedate,
        overdue: order.status === orderStatusCodes.unpaid && duedate !== null && duedate < today,
        slips: [
          ...(order.paper_invoice ? (['invoice'] as const) : []),
          ...(order.paper_delivery ? (['delivery'] as const) : []),
          ...(order.paper_receipt ? (['receipt'] as const) : []),
        ],
        stamp: isStamped && currency === 'JPY' ? stampDuty(order.base) : 0,
      };
    }),
    mismatches: (await paymentsThatAre(db, 'mismatch')).map(({ reason, ...order }) => ({
      ...amountOf(order),
      taken: reason ?? '',
    })),
    refunds: (await paymentsThatAre(db, 'refund_due')).map((order) => ({
      ...amountOf(order),
      by: moneyBy[paymentMethodOf(order.method)],
    })),
    bank_lines: await openBankLines(db),
  };
}

async function waitingOrders(db: Kysely<Database>) {
  return db
    .selectFrom('manager.order as order')
    .innerJoin('manager.team_ref as team', 'team.id', 'order.team_id')
    .select(['order.number', 'order.status', 'order.payment_type', 'order.payment_method'])
    .select(['order.permit_after_pay', 'order.currency', 'order.total', 'order.created_at'])
    .select(['order.duedate', 'order.paper_invoice', 'order.paper_delivery'])
    .select(['order.paper_receipt', 'team.name as team'])
    .select(
      sql<number>`(
        select coalesce(sum(base), 0)::bigint from manager.order_tax where order_id = "order".id
      )`.as('base'),
    )
    .where((eb) =>
      eb.or([
        eb('order.status', '=', orderStatusCodes.unpaid),
        eb.and([
          eb('order.status', '=', orderStatusCodes.paid),
          eb('order.slips_posted_at', 'is', null),
          eb.or([
            eb('order.paper_invoice', '=', true),
            eb('order.paper_delivery', '=', true),
            eb('order.paper_receipt', '=', true),
          ]),
        ]),
      ]),
    )
    .orderBy('order.created_at')
    .orderBy('order.number')
    .execute();
}

function waitsFor(
  order: Awaited<ReturnType<typeof waitingOrders>>[number],
): Waiting['orders'][number]['waits_for'] {
  const state = orderStateOf(order);
  if (state === 'unapproved') return 'approval';
  if (state === 'paid') return 'slips';
  return moneyBy[paymentMethodOf(order.payment_method)];
}

/** The operator's names for the payment method of an incoming or refunded order. */
const moneyBy = { bankTransfer: 'transfer', card: 'card' } as const satisfies Readonly<
  Record<PaymentMethod, string>
>;

interface Amount {
  readonly number: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly total: number;
}

const amountOf = ({ number, currency, total }: Amount) => ({
  number,
  currency,
  total: toMajor(total, currency),
});

async function paymentsThatAre(db: Kysely<Database>, state: PaymentState) {
  return db
    .selectFrom('manager.payment as payment')
    .innerJoin('manager.order as order', 'order.id', 'payment.order_id')
    .select(['order.number', 'order.currency', 'payment.amount as total'])
    .select(['payment.method', 'payment.reason'])
    .where('payment.state', '=', state)
    .orderBy('payment.created_at')
    .execute();
}
