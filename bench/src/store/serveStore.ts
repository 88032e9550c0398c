import { addDays, tokyoDay } from '@portal/shared/domain';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn, visit } from '@portal/server/src/testing/browsers/TestClient.ts';
import { serveManager, type ServedManager } from '../programs/serveManager.ts';
import type { Target } from './Target.ts';

async function callsOf({ deps, manager }: ServedManager): Promise<Target['calls']> {
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
    'a visitor': [{ path, headers: asVisitor, body: JSON.stringify(cart) }],
    'a member': [{ path, headers: asMember, body: JSON.stringify({ ...cart, licenses: '[]' }) }],
    'a member, explained': [
      {
        path: `${path}?explain=1`,
        headers: asMember,
        body: JSON.stringify({ ...cart, licenses: '[]' }),
      },
    ],
    'a member, three renewals': [{ path, headers: asMember, body: JSON.stringify(renewing) }],
  };
}

await serveManager('none', async (served): Promise<Target> => ({
  port: served.port,
  calls: await callsOf(served),
}));
