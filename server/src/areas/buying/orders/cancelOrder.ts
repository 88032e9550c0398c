import type { Locale } from '@portal/shared/domain';
import type { CancelAnswer } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { actOnOrder, OrderActError } from './actOnOrder.ts';
import { lockOrder } from './orders.queries.ts';
import { orderTexts } from './orderTexts.ts';

interface Cancelling {
  readonly id: string;
  readonly locale: Locale;
  readonly ip: string;
}

/**
 * Cancels an order for a customer. The row lock decides between a concurrent cancellation and
 * payment; money that the gateway takes afterwards is refunded. Only an open order (status 0) can
 * be cancelled.
 *
 * @throws NotFoundError
 */
export async function cancelOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { user, team }: Viewer,
  { id, locale, ip }: Cancelling,
): Promise<CancelAnswer> {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id });
    if (order?.team_id !== team.id) throw new NotFoundError();
    try {
      await actOnOrder(deps, trx, order, { act: 'cancel', by: 'customer', userId: user.id, ip });
      return { error: false };
    } catch (error) {
      if (!(error instanceof OrderActError)) throw error;
      const { notCancellable } = orderTexts[locale];
      return { error: true, code: 'not_cancellable', msg: { id: notCancellable } };
    }
  });
}
