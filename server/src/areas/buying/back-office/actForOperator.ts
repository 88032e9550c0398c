import {
  methodCodesOf,
  orderStateOf,
  orderStatusCodes,
  toCalendarDay,
  tokyoDay,
  type AuditAction,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, InvalidError, NotFoundError } from '../../../platform/errors.ts';
import { actOnOrder, OrderActError } from '../orders/actOnOrder.ts';
import { lockOrder, type OrderRecord } from '../orders/orders.queries.ts';
import { payByTransfer } from '../orders/payByTransfer.ts';
import { refundOrder } from '../orders/refundOrder.ts';
import { actedOrderSchema, operatorActs, type orderActSchema } from './back-office.contract.ts';

type OperatorAct = (typeof operatorActs)[number];
type Given = z.output<typeof orderActSchema> & {
  /** Operator's name for the audit log. */
  readonly actor: string;
};

interface Asked extends Given {
  readonly number: string;
  readonly act: OperatorAct;
}

type ActDeps = Pick<Deps, 'db' | 'clock' | 'queue'>;

/**
 * Performs an operator's act on an order.
 * @throws NotFoundError; ConflictError `order_<state>` if the order's state does not allow the act,
 * and as the acts do; InvalidError
 */
export async function actForOperator(
  deps: ActDeps,
  { number, act, ...given }: Asked,
): Promise<z.infer<typeof actedOrderSchema>> {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { number });
    if (!order) throw new NotFoundError();
    try {
      await acts[act](deps, trx, order, given);
    } catch (error) {
      if (error instanceof OrderActError) throw new ConflictError(`order_${error.state}`);
      throw error;
    }
    const after = (await lockOrder(trx, { number })) ?? order;
    return { number, status: after.status, state: orderStateOf(after) };
  });
}

type Do = (deps: ActDeps, trx: Kysely<Database>, order: OrderRecord, given: Given) => Promise<void>;

const acts: Readonly<Record<OperatorAct, Do>> = {
  pay: (deps, trx, order, { note, on, actor }) => {
    const paidOn = on === undefined ? undefined : toCalendarDay(on);
    if (paidOn && paidOn > tokyoDay(deps.clock())) throw new InvalidError({ on: 'is to come' });
    return payByTransfer(deps, trx, order, { paidOn, operator: actor, details: { note } });
  },
  approve: (deps, trx, order, given) =>
    actOnOrder(deps, trx, order, { act: 'approve', ...byOperator(given) }),
  refuse: (deps, trx, order, given) =>
    actOnOrder(deps, trx, order, { act: 'refuse', ...byOperator(given) }),
  refund: (deps, trx, order, { note, actor: operator }) =>
    refundOrder(deps, trx, order, { note, operator }),
  'refund-sent': async ({ clock }, trx, order, given) => {
    const at = clock();
    const { numUpdatedRows } = await trx
      .updateTable('manager.payment')
      .set({ state: 'refunded', checked_at: at })
      .where('order_id', '=', order.id)
      .where('method', 'in', methodCodesOf('bank'))
      .where('state', '=', 'refund_due')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ConflictError('no_transfer_to_send');
    await noteAct(trx, order, { at, action: 'order.refund_sent', ...given });
  },
  'slips-posted': async ({ clock }, trx, order, given) => {
    if (order.status !== orderStatusCodes.paid || order.slips_posted_at !== null) {
      throw new ConflictError('no_slips_waiting');
    }
    const at = clock();
    await trx
      .updateTable('manager.order')
      .set({ slips_posted_at: at })
      .where('id', '=', order.id)
      .execute();
    await noteAct(trx, order, { at, action: 'order.slips_posted', ...given });
  },
};

function byOperator({ note, actor }: Given) {
  return { by: 'operator', operator: actor, details: { note } } as const;
}

async function noteAct(
  trx: Kysely<Database>,
  { number, team_id }: OrderRecord,
  { at, action, actor, note }: Given & { readonly at: Date; readonly action: AuditAction },
): Promise<void> {
  const act = { at, actor, teamId: team_id, action, object: number };
  await recordAudit(trx, { ...act, details: { note } });
}
