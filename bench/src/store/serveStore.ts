import type { FastifyInstance } from 'fastify';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { createManagerApp } from '@portal/server/src/app.ts';
import { readConfig } from '@portal/server/src/config.ts';
import { createDeps } from '@portal/server/src/createDeps.ts';
import type { Deps } from '@portal/server/src/deps.ts';
import { createLog } from '@portal/server/src/http/createLog.ts';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn, visit } from '@portal/server/src/testing/browsers/TestClient.ts';
import type { Target } from './Target.ts';

/** The manager alone, without pages: it answers calls as ever, logs and figures included. */
async function serve(): Promise<void> {
  const config = readConfig();
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  const manager = createManagerApp(deps);
  await manager.listen({ host: '127.0.0.1', port: 0 });
  const address = manager.server.address();
  const target: Target = {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    calls: await callsOf(deps, manager),
  };
  process.send?.(target);
  process.once('SIGTERM', () => {
    void manager
      .close()
      .then(close)
      .then(() => process.exit(0));
  });
}

async function callsOf(deps: Deps, manager: FastifyInstance): Promise<Target['calls']> {
  const person = await aPerson(deps);
  const member = await signIn({ deps, manager }, person);
  const visitor = visit({ deps, manager });
  const today = tokyoDay(deps.clock());
  const cart = {
    start_at: today,
    cd: '{"m1":3,"m12":3}',
    pd: '{"m6":2}',
    paper_invoice: 1,
    paper_delivery: 1,
    paper_receipt: 0,
  };
  const renewed = [];
  for (const days of [5, 10, 15]) {
    const { id } = await aLicense(deps, person.team, { endsOn: addDays(today, days) });
    renewed.push({ id, count: 12 });
  }
  const path = '/api/order/calculate';
  const asMember = {
    authorization: `Bearer ${member.bearer}`,
    'x-csrf-token': member.csrf,
    cookie: member.cookie,
  };
  const asVisitor = { 'x-csrf-token': visitor.csrf, cookie: visitor.cookie };
  const renewing = { ...cart, licenses: JSON.stringify(renewed) };
  return {
    'a visitor': { path, headers: asVisitor, body: JSON.stringify(cart) },
    'a member': { path, headers: asMember, body: JSON.stringify({ ...cart, licenses: '[]' }) },
    'a member, explained': {
      path: `${path}?explain=1`,
      headers: asMember,
      body: JSON.stringify({ ...cart, licenses: '[]' }),
    },
    'a member, three renewals': { path, headers: asMember, body: JSON.stringify(renewing) },
  };
}

await serve();
