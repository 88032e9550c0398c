import { placedOrderSchema, type PlaceOrderAnswer } from '@portal/shared/contracts';
import {
  isPayableByCard,
  orderStateOf,
  paymentMethodCodes,
  paymentMethodOf,
  toCalendarDay,
  tokyoDay,
} from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import { newId } from '../../../platform/db/newId.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { lockOrder } from '../orders/orders.queries.ts';
import { GatewayAwayError } from '../../../platform/cards/PaymentGateway.ts';
import { settlePayment } from '../payments/settlePayment.ts';
import { askGateway, challenge, type PayingDeps } from './answerExistingOrder.ts';
import { openAttempt, orderWithAttempt } from './checkout.queries.ts';
import { OrderError } from './OrderRefusal.ts';
import { challengeMs } from './placeOrder.ts';
import { requireCard } from './requireCard.ts';

interface Paying {
  readonly viewer: Viewer;
  readonly ip: string;
  /** Idempotency key of this payment. */
  readonly key: string;
  readonly id: string;
  readonly card: string;
}

/**
 * Pays an order that waits for a bank transfer by card, once per key. The order does not change
 * until the gateway has the money; a declined card changes nothing. Abandons an open attempt with
 * another key first. Is refused while money of a wrong amount waits for the operator. Among card
 * payment, transfer and cancellation the first one counts; later money from a card is refunded.
 *
 * @throws OrderError; NotFoundError for an order that the team does not have
 */
export async function payOrder(deps: PayingDeps, paying: Paying): Promise<PlaceOrderAnswer> {
  const known = await answerAttempt(deps, paying);
  if (known) return known;
  try {
    const customer = await requireCard(deps, paying.viewer, paying.card);
    let open = await begin(deps, paying, customer);
    while (open !== undefined) {
      await abandon(deps, open);
      open = await begin(deps, paying, customer);
    }
  } catch (error) {
    const isAway =
      error instanceof GatewayAwayError ||
      (error instanceof OrderError && error.code === 'gateway_away');
    throw isAway ? new OrderError('not_reached') : error;
  }
  const begun = await answerAttempt(deps, paying);
  if (!begun) throw new OrderError('not_payable');
  return begun;
}

/** Answers for the payment started under the key. @throws OrderError */
async function answerAttempt(
  deps: PayingDeps,
  { viewer, id, key, card }: Paying,
): Promise<PlaceOrderAnswer | undefined> {
  const find = () => orderWithAttempt(deps.db, { teamId: viewer.team.id, id, key });
  const order = await find();
  if (!order) return undefined;
  if (order.card_id !== card) throw new OrderError('key_reused');
  const isOpen = order.payment_state === 'processing' || order.payment_state === 'challenge';
  if (isOpen) {
    const said = await askGateway(deps, order);
    if (said?.state === 'challenge') return challenge(deps, order, said.data);
  }
  const after = (isOpen ? await find() : order) ?? order;
  if (after.payment_state === 'failed') throw new OrderError('card_declined', { id });
  const isBack = after.payment_state === 'refund_due' || after.payment_state === 'refunded';
  if (isBack) throw new OrderError('not_payable');
  const { number, status, duedate } = after;
  return placedOrderSchema.parse({ id, number, status, duedate });
}

/** Abandons an attempt, at the gateway first, which may already have the money. */
async function abandon(deps: PayingDeps, payment: string): Promise<void> {
  const said = await deps.gateway?.void(payment);
  const isOver = said && said.state !== 'unknown' && said.state !== 'challenge';
  if (!isOver) throw new OrderError('not_reached');
  await settlePayment(deps, payment, said);
}

/**
 * Records that a card is about to be charged, unless a concurrent call with the same key did. Only
 * a key that is not yet used learns of an open attempt: so each attempt that is abandoned is
 * followed by another one, and the last one of concurrent calls is charged.
 *
 * @returns an open attempt with another key, which must be abandoned first
 * @throws OrderError, NotFoundError
 */
async function begin(
  { db, clock }: PayingDeps,
  paying: Paying,
  customer: string,
): Promise<string | undefined> {
  const { viewer, ip, id, key, card } = paying;
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id });
    if (order?.team_id !== viewer.team.id) throw new NotFoundError();
    if (await orderWithAttempt(trx, { teamId: viewer.team.id, id, key })) return undefined;
    const waiting = {
      state: orderStateOf(order),
      paymentMethod: paymentMethodOf(order.payment_method),
      dueDate: order.duedate === null ? null : toCalendarDay(order.duedate),
    };
    if (!isPayableByCard(waiting, tokyoDay(now))) throw new OrderError('not_payable');
    const open = await openAttempt(trx, viewer.team.id, id);
    if (open?.state === 'mismatch') throw new OrderError('not_payable');
    if (open) return open.id;
    const payment = newId(now);
    await trx
      .insertInto('manager.payment')
      .values({
        id: payment,
        order_id: id,
        method: paymentMethodCodes.card,
        state: 'processing',
        amount: order.total,
        customer,
        card_id: card,
        idempotency_key: key,
        expires_at: new Date(now.getTime() + challengeMs),
        checked_at: now,
        created_at: now,
      })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: viewer.user.id,
      teamId: viewer.team.id,
      ip,
      action: 'order.pay_by_card',
      object: order.number,
      details: { payment, total: order.total, currency: order.currency },
    });
    return undefined;
  });
}
