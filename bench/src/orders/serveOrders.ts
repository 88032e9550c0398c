import { tokyoDay } from '@portal/shared/domain';
import { createManagerApp } from '@portal/server/src/app.ts';
import { readConfig } from '@portal/server/src/config.ts';
import { createDeps } from '@portal/server/src/createDeps.ts';
import { createLog } from '@portal/server/src/http/createLog.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import type { Target } from '../store/Target.ts';

/** The manager alone, without pages and jobs, and an order that somebody places again and again. */
async function serve(): Promise<void> {
  const config = readConfig();
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  await deps.queue.start({ workers: false });
  const manager = createManagerApp(deps);
  await manager.listen({ host: '127.0.0.1', port: 0 });
  const address = manager.server.address();
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
  const target: Target = {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    // Without a key each call is an order of its own.
    calls: { 'an order by transfer': { path: '/api/order', headers, body: JSON.stringify(order) } },
  };
  process.send?.(target);
  process.once('SIGTERM', () => {
    void manager
      .close()
      .then(close)
      .then(() => process.exit(0));
  });
}

await serve();
