import { tokyoDay } from '@portal/shared/domain';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { serveManager } from '../programs/serveManager.ts';
import type { Target } from '../store/Target.ts';

/** The order that the load generator repeats. */
await serveManager('kept', async ({ deps, manager, port }): Promise<Target> => {
  const { bearer, cookie, csrf } = await signIn({ deps, manager }, await aPerson(deps));
  const order = {
    start_at: tokyoDay(deps.clock()),
    cd: '{"m1":3,"m12":3}',
    pd: '{"m6":2}',
    licenses: '[]',
    payment_method: 1,
    payment_type: 1,
    paper_invoice: 1,
  };
  const headers = { authorization: `Bearer ${bearer}`, 'x-csrf-token': csrf, cookie };
  // Without an idempotency key each call places a new order.
  const call = { path: '/api/order', headers, body: JSON.stringify(order) };
  return { port, calls: { 'an order by transfer': [call] } };
});
