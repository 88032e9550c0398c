import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import { noticesSchema } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { takeNumbers } from '@portal/server/src/platform/db/takeNumbers.ts';
import { aRelease } from '@portal/server/src/testing/builders/aRelease.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { aSite } from '@portal/server/src/testing/builders/aSite.ts';
import { aSiteToken } from '@portal/server/src/testing/builders/aSiteToken.ts';
import { anOrder } from '@portal/server/src/testing/builders/orders.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { clusterOfTests } from './clusterOfTests.ts';
import type { Member } from './openCluster.ts';

jest.setTimeout(120_000);

const connections = 4;
const cluster = clusterOfTests({ DATABASE_CONNECTIONS: String(connections) });

/** Resolves when a condition is true; otherwise the test times out. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

cluster.describe('shared state of two processes', () => {
  it('includes a price of today set at the other', async () => {
    const day = tokyoDay(new Date());
    await cluster.second.deps.prices.on(day);
    const body = { product: 'cd', currency: 'JPY', from: day, month: 12_345, year: 123_450 };
    const set = await cluster.first.operator.inject({
      method: 'POST',
      url: '/operator/prices',
      payload: body,
    });
    expect(set.statusCode).toBe(200);
    await until(
      async () => (await cluster.second.deps.prices.on(day)).prices.JPY.cd.month === 12_345,
    );
  });

  it('includes a release published or rolled back at the other, at once', async () => {
    const hashAt = async ({ manager }: Member) => {
      const { remotes } = (await manager.inject({ url: '/api/registry' })).json<{
        remotes: { name: string; current: { hash: string } }[];
      }>();
      return remotes.find(({ name }) => name === old.manifest.name)?.current.hash;
    };
    const namedAt = async ({ manager }: Member) =>
      (await manager.inject({ url: '/api/config/' })).headers['x-registry-version'];
    const publish = (member: Member, release: typeof old) =>
      member.operator.inject({
        method: 'POST',
        url: `/operator/releases/${release.manifest.name}`,
        payload: { ...release },
      });
    const old = aRelease({ version: '1.0.0' }, 'old');
    const next = aRelease({ version: '1.1.0' }, 'next');
    expect((await publish(cluster.first, old)).statusCode).toBe(200);
    expect(await hashAt(cluster.second)).toBe(old.manifest.hash);
    await namedAt(cluster.second);
    expect((await publish(cluster.first, next)).statusCode).toBe(200);
    expect(await hashAt(cluster.second)).toBe(next.manifest.hash);
    const named = await namedAt(cluster.first);
    await until(async () => (await namedAt(cluster.second)) === named);
    const back = await cluster.second.operator.inject({
      method: 'POST',
      url: `/operator/releases/${old.manifest.name}/rollback`,
      payload: {},
    });
    expect(back.statusCode).toBe(200);
    expect(await hashAt(cluster.first)).toBe(old.manifest.hash);
  });

  it('opens a process to a site registered at the other', async () => {
    const origin = 'https://intranet.example';
    const allowedAt = async ({ manager }: Member) =>
      (await manager.inject({ url: '/api/user/me', headers: { origin } })).headers[
        'access-control-allow-origin'
      ] === origin;
    expect(await allowedAt(cluster.second)).toBe(false);
    await aSite(cluster.first.deps, { origins: [origin] });
    await until(() => allowedAt(cluster.second));
  });

  it('closes a process to a site ended at the other', async () => {
    const { deps } = cluster.first;
    const person = await aPerson(deps);
    const origin = 'https://shop.example';
    const { name: site } = await aSite(deps, { origins: [origin] });
    const token = await aSiteToken(deps, { site, person, remotes: ['mf-licenses'] });
    const listAt = ({ manager }: Member) =>
      manager.inject({
        url: '/api/licenses',
        headers: { origin, authorization: `Bearer ${token}` },
      });
    for (const member of [cluster.first, cluster.second])
      expect((await listAt(member)).statusCode).toBe(200);
    const url = `/operator/sites/${site}/end`;
    expect((await cluster.second.operator.inject({ method: 'POST', url })).statusCode).toBe(200);
    for (const member of [cluster.first, cluster.second])
      expect((await listAt(member)).statusCode).toBe(401);
    const isAllowedAt = async (member: Member) =>
      (await listAt(member)).headers['access-control-allow-origin'] === origin;
    for (const member of [cluster.first, cluster.second])
      await until(async () => !(await isAllowedAt(member)));
  });

  it('includes notices of events at the other, until read at either', async () => {
    const { deps } = cluster.first;
    const person = await aPerson(deps);
    const { cookie, csrf } = await signIn(cluster.first, person);
    const noticesAt = async ({ manager }: Member) =>
      noticesSchema.parse(
        (await manager.inject({ url: '/api/notices', headers: { cookie } })).json(),
      );
    expect(await noticesAt(cluster.second)).toEqual([]);
    const duedate = addDays(tokyoDay(deps.clock()), 3);
    await anOrder(deps, person, { duedate });
    const [told] = await noticesAt(cluster.second);
    expect(told).toMatchObject({ kind: 'order_due', read: false });
    const read = await cluster.second.manager.inject({
      method: 'POST',
      url: '/api/notices/read',
      headers: { cookie, 'x-csrf-token': csrf },
      payload: { ids: [told?.id] },
    });
    expect(read.statusCode).toBe(200);
    for (const member of [cluster.first, cluster.second]) {
      expect(await noticesAt(member)).toMatchObject([{ id: told?.id, read: true }]);
    }
  });

  it('assigns each number once and without gaps', async () => {
    const take = ({ deps }: Member) =>
      deps.db.transaction().execute((trx) => takeNumbers(trx, 'T', 1));
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_none, index) =>
        take(index % 2 === 0 ? cluster.first : cluster.second),
      ),
    );
    expect(taken.toSorted((a, b) => a - b)).toEqual(taken.map((_none, index) => index + 1));
  });

  it('places an order once if both receive it with the same key', async () => {
    const buyer = await aPerson(cluster.first.deps);
    const { cookie, csrf } = await signIn(cluster.first, buyer);
    const key = randomUUID();
    const order = ({ manager }: Member) =>
      manager.inject({
        method: 'POST',
        url: '/api/order',
        headers: { cookie, 'x-csrf-token': csrf, 'idempotency-key': key },
        payload: {
          start_at: tokyoDay(new Date()),
          cd: '{"m1":1}',
          pd: '{}',
          licenses: '[]',
          payment_method: 1,
          payment_type: 1,
        },
      });
    const answers = await Promise.all(
      [cluster.first, cluster.second, cluster.first, cluster.second].map(order),
    );
    const numbers = answers.flatMap((answer) =>
      answer.statusCode === 200 ? [answer.json<{ number: string }>().number] : [],
    );
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(1);
    const placed = await cluster.first.deps.db
      .selectFrom('manager.order')
      .select('number')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(placed).toHaveLength(1);
  });

  it('opens no more connections than configured', async () => {
    const ask = ({ manager }: Member) => manager.inject({ url: '/ready' });
    const asked = Promise.all(
      Array.from({ length: 200 }, (_none, index) =>
        ask(index % 2 === 0 ? cluster.first : cluster.second),
      ),
    );
    let most = 0;
    const load = { isOver: false };
    void asked.then(() => {
      load.isOver = true;
    });
    while (!load.isOver) most = Math.max(most, await cluster.postgres.connections());
    expect((await asked).every(({ statusCode }) => statusCode === 200)).toBe(true);
    // Each process has one more connection, to watch and listen.
    expect(most).toBeLessThanOrEqual(2 * (connections + 1));
    expect(most).toBeGreaterThan(connections);
  });
});
