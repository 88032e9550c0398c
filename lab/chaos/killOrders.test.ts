import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createFromTemplate } from '@portal/server/src/testing/database/postgresTemplate.ts';
import { killOrders } from './killOrders.ts';

const isLong = process.env['TEST_LONG'] === '1';
jest.setTimeout(isLong ? 900_000 : 180_000);

const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template } = process.env;
let postgres: { readonly url: string; readonly drop: () => Promise<void> } | undefined;
beforeAll(async () => {
  if (server && template !== undefined) postgres = await createFromTemplate(server, template);
});
afterAll(() => postgres?.drop());

describe('a server that is killed while processing an order', () => {
  it('has every order once or not at all, licenses for paid orders, and no stuck jobs', async () => {
    // Each round starts a server; on PostgreSQL the sample is smaller.
    const rounds = isLong ? 50 : postgres ? 2 : 5;
    const { faults, kills } = await killOrders({
      rounds,
      databaseUrl: postgres?.url,
      image: process.env['TEST_DATABASE_IMAGE'],
    });
    expect(faults).toEqual([]);
    expect(kills).toBe(rounds);
  });
});
