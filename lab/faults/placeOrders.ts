import { setTimeout as wait } from 'node:timers/promises';
import { placeOrderAnswerSchema } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { z } from 'zod';
import type { PortalProcess } from './PortalProcess.ts';

export interface Placed {
  /** Numbers of confirmed orders, by idempotency key. */
  readonly confirmed: ReadonlyMap<string, string>;
  /** Number of responses by status and code. */
  readonly answers: ReadonlyMap<string, number>;
}

const refusalSchema = z.object({ code: z.string() });

interface Buyer {
  readonly cookie: string;
  readonly csrf: string;
}

/**
 * Places orders until the signal aborts, several concurrently. Each is retried with its key until
 * confirmed, like in a browser.
 */
export async function placeOrders(
  portal: Pick<PortalProcess, 'ask'>,
  buyers: readonly Buyer[],
  signal: AbortSignal,
): Promise<Placed> {
  const confirmed = new Map<string, string>();
  const answers = new Map<string, number>();
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);

  const buy = async ({ cookie, csrf }: Buyer, key: string): Promise<string | undefined> => {
    const answer = await portal.ask('/api/order', {
      method: 'POST',
      headers: {
        cookie,
        'x-csrf-token': csrf,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        start_at: tokyoDay(new Date()),
        cd: '{"m1":1}',
        pd: '{}',
        licenses: '[]',
        payment_method: 1,
        payment_type: 1,
      }),
    });
    if (!answer) {
      count('no answer');
      return undefined;
    }
    const body: unknown = await answer.json();
    if (answer.ok) {
      const placed = placeOrderAnswerSchema.parse(body);
      if ('number' in placed) {
        count('confirmed');
        return placed.number;
      }
    }
    count(`${answer.status} ${refusalSchema.parse(body).code}`);
    return undefined;
  };

  await Promise.all(
    buyers.map(async (buyer, index) => {
      for (let n = 0; !signal.aborted; n += 1) {
        const key = `buyer-${index}-order-${n}`;
        let number = await buy(buyer, key);
        while (number === undefined) {
          await wait(50);
          number = await buy(buyer, key);
        }
        confirmed.set(key, number);
      }
    }),
  );
  return { confirmed, answers };
}
