import { tokyoDay } from '@portal/shared/domain';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { countGrown, fillTeams, grownLicense, grownTeam } from '@portal/lab/growth/fillTeams.ts';
import { serveManager, type ServedManager } from '../programs/serveManager.ts';
import type { Call } from '../store/Target.ts';
import type { Grown } from './Grown.ts';

const licensesEach = 100;
/** Teams that call in turn: the data of a single team would always be cached. */
const callers = 200;
/** Orders renew licenses beyond the twenty that each team has already ordered. */
const renewed = [30, 31, 32];

const teams = Number(process.env['GROWTH_TEAMS']);

async function fill({ deps }: ServedManager): Promise<void> {
  await fillTeams(deps, {
    from: (await countGrown(deps.db)) + 1,
    to: teams,
    licenses: licensesEach,
  });
}

async function callsOf({ deps, manager }: ServedManager): Promise<Grown['calls']> {
  const start_at = tokyoDay(deps.clock());
  const list: Call[] = [];
  const calculate: Call[] = [];
  const order: Call[] = [];
  for (let at = 0; at < callers; at += 1) {
    const n = 1 + Math.floor((at * teams) / callers);
    const { bearer, cookie, csrf } = await signIn({ deps, manager }, grownTeam(n));
    const headers = { authorization: `Bearer ${bearer}`, 'x-csrf-token': csrf, cookie };
    const licenses = renewed.map((license) => ({ id: grownLicense(n, license), count: 1 }));
    const cart = { start_at, cd: '{"m1":3,"m12":3}', pd: '{"m6":2}' };
    const renewing = { ...cart, licenses: JSON.stringify(licenses) };
    const paying = { ...cart, licenses: '[]', payment_method: 1, payment_type: 1 };
    list.push({ path: '/api/licenses', headers });
    calculate.push({ path: '/api/order/calculate', headers, body: JSON.stringify(renewing) });
    order.push({ path: '/api/order', headers, body: JSON.stringify(paying) });
  }
  return { 'a list of 100': list, 'a cart, three renewals': calculate, 'an order': order };
}

await serveManager('kept', async (served): Promise<Grown> => {
  await fill(served);
  return {
    port: served.port,
    calls: await callsOf(served),
    licenses: teams * licensesEach,
  };
});
