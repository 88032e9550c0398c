import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import { CompiledQuery, sql } from 'kysely';
import { z } from 'zod';
import { signIn, type TestClient } from '@portal/server/src/testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '@portal/server/src/testing/createTestServer.ts';
import { fillTeams, grownLicense, grownTeam } from './fillTeams.ts';

/** Tables filled by `fillTeams`, which grow with the number of customers. */
const growing = /^((team|user|member)_ref|license|order|order_item)$/;

const planSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.unknown().optional(),
  'Recheck Cond': z.unknown().optional(),
  get Plans() {
    return z.array(planSchema).optional();
  },
});
type Plan = z.infer<typeof planSchema>;
const explainedSchema = z.tuple([z.object({ Plan: planSchema })]);

let asked: CompiledQuery[] = [];
let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer({}, undefined, ({ query }) => asked.push(query));
  await fillTeams(server.deps, { from: 1, to: 200, licenses: 40 });
  client = await signIn(server, grownTeam(7));
});
afterAll(() => server.close());

/** Tables that a plan would scan completely. */
function readWhole(plan: Plan): string[] {
  const { 'Relation Name': table = '', 'Node Type': kind, Plans = [] } = plan;
  const hasCondition = plan['Index Cond'] !== undefined || plan['Recheck Cond'] !== undefined;
  const isRead = growing.test(table) && kind.endsWith(' Scan') && !hasCondition;
  return [...(isRead ? [table] : []), ...Plans.flatMap(readWhole)];
}

/** Tables that the statements of a call would scan completely, whatever their size. */
async function readWholeBy(call: () => Promise<{ readonly statusCode: number }>) {
  asked = [];
  expect((await call()).statusCode).toBe(200);
  const statements = asked;
  const { db } = server.deps;
  const found: string[] = [];
  const tables = new Set<string>();
  await db.connection().execute(async (connection) => {
    // With few rows, the planner prefers a sequential scan where it has a choice.
    await sql`set enable_seqscan = off`.execute(connection);
    for (const { sql: text, parameters } of statements) {
      if (!/^\s*(with|select|insert|update|delete)\b/i.test(text)) continue;
      const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await connection.executeQuery<{ 'QUERY PLAN': unknown }>(explain);
      const [{ Plan: plan }] = explainedSchema.parse(rows[0]?.['QUERY PLAN']);
      for (const table of tablesOf(plan)) tables.add(table);
      found.push(...readWhole(plan).map((table) => `${table}: ${text}`));
    }
    await sql`set enable_seqscan = on`.execute(connection);
  });
  return { found, tables };
}

function tablesOf(plan: Plan): string[] {
  const { 'Relation Name': table, Plans = [] } = plan;
  return [...(table === undefined ? [] : [table]), ...Plans.flatMap(tablesOf)];
}

const cart = () => ({
  start_at: tokyoDay(server.deps.clock()),
  cd: '{"m1":3}',
  pd: '{}',
  licenses: JSON.stringify([{ id: grownLicense(7, 30), count: 1 }]),
});

// Daily calls of customers take as long among a hundred thousand teams as among a thousand.
describe('statements with many teams use an index', () => {
  it.each([
    ['the license list', () => client.get('/api/licenses'), ['license', 'user_ref', 'order']],
    [
      'the first licenses, sorted by owner',
      () => client.get('/api/licenses?limit=20&sort=owner'),
      ['license', 'user_ref'],
    ],
    [
      'a cart with a renewal',
      () => client.post('/api/order/calculate', { payload: cart() }),
      ['license', 'order'],
    ],
    [
      'an order',
      () =>
        client.post('/api/order', { payload: { ...cart(), payment_method: 1, payment_type: 1 } }),
      ['license', 'order', 'order_item'],
    ],
    ['the order history', () => client.get('/api/orders/?limit=50'), ['order']],
  ] as const)('for %s', async (_what, call, expected) => {
    const { found, tables } = await readWholeBy(call);
    expect([...tables]).toEqual(expect.arrayContaining([...expected]));
    expect(found).toEqual([]);
  });
});
