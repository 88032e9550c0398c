import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configSchema } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const dayMs = 86_400_000;
const today = () => tokyoDay(server.deps.clock());
const config = async () => configSchema.parse((await server.manager.inject('/api/config/')).json());

/** The operator's command line, over the real operator API. */
const portal = (...words: readonly string[]) => typeCommand(server.operator, words);

describe('prices', () => {
  it('begin with a list, and change for everybody on the given date', async () => {
    const before = await config();
    expect(before.prices.cd).toEqual({
      price1: 15_000,
      price12: 150_000,
      dollar1: 120,
      dollar12: 1200,
    });
    expect(before.discounts.volume).toEqual([
      [5, 5],
      [11, 10],
      [21, 15],
      [31, 20],
    ]);
    const from = addDays(today(), 2);
    const price = ['--product', 'cd', '--currency', 'USD', '--from', from];
    expect(await portal('prices', 'set', ...price, '--month', '125.5', '--year', '1250')).toEqual({
      code: 0,
      said: expect.stringContaining(`from ${from}  cd  USD  1 month 125.5  12 months 1250`),
    });
    const tiers = ['--rule', 'volume', '--from', from, '--tiers', '3:2.5'];
    expect((await portal('prices', 'discount', ...tiers)).code).toBe(0);
    const none = ['--rule', 'duration', '--from', from, '--tiers', 'none'];
    expect((await portal('prices', 'discount', ...none)).code).toBe(0);
    expect(await config()).toEqual(before);
    server.pass(2 * dayMs);
    const after = await config();
    expect(after.prices.cd).toMatchObject({ price1: 15_000, dollar1: 125.5, dollar12: 1250 });
    expect(after.discounts).toEqual({ volume: [[3, 2.5]], duration: [] });
    const ended = ['--rule', 'duration', '--from', addDays(from, 1), '--tiers', '2:3,5:0'];
    expect((await portal('prices', 'discount', ...ended)).code).toBe(0);
    server.pass(dayMs);
    expect((await config()).discounts.duration).toEqual([
      [2, 3],
      [5, 0],
    ]);
    const audit = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['action', 'actor'])
      .where('action', 'in', ['price.set', 'discount.set'])
      .execute();
    expect(audit).toHaveLength(4);
  });

  it.each([
    [{ from: '2026-11-20' }, 'from'],
    [{ currency: 'EUR' }, 'currency'],
    [{ month: 0.5 }, 'month'],
    [{ month: -1 }, 'month'],
    [{ month: 1e-7 }, 'month'],
    [{ product: 'xx' }, 'product'],
  ])('are refused with %j', async (changes, field) => {
    const right = { product: 'cd', currency: 'JPY', from: '2027-01-01', month: 1, year: 2 };
    const answer = await server.operator.inject({
      method: 'POST',
      url: '/operator/prices',
      payload: { ...right, ...changes },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ msg: object }>().msg).toHaveProperty(field);
  });

  it.each([
    [
      [
        [5, 5],
        [5, 6],
      ],
    ],
    [[[5, 101]]],
    [[[0, 5]]],
    [[[5, 5.125]]],
    [[[5, 1e-7]]],
  ])('refuse discount tiers like %j', async (tiers) => {
    const payload = { rule: 'volume', from: '2027-01-01', tiers };
    const call = { method: 'POST', url: '/operator/discounts', payload } as const;
    expect((await server.operator.inject(call)).statusCode).toBe(422);
  });
});
