import { get } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { aPerson } from '../../../../testing/builders/people.ts';

const mebibyte = 1024 * 1024;
const isLong = process.env['TEST_LONG'] === '1';
/** A million rows in `npm run test:long`, a sample daily. */
const days = isLong ? 500 : 5;
const people = isLong ? 1000 : 200;

jest.setTimeout(30 * 60_000);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** The process's memory without its embedded database. */
function held(): number {
  collect();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

describe('the whole usage as a file', () => {
  it('takes little memory, however many rows it has', async () => {
    const owner = await aPerson(server.deps);
    await sql`
      insert into manager.usage_user_day
        (team_id, day, product, user_id, license_id, seconds, attempts, refusals)
      select ${owner.team.id}, date '2026-11-20' - day, product, 'person-' || person, 'license', 60, 1, 0
      from generate_series(0, ${days - 1}::int) day,
        generate_series(1, ${people}::int) person,
        unnest(array['cd', 'pd']) product
    `.execute(server.deps.db);
    const site = await server.manager.listen({ host: '127.0.0.1', port: 0 });
    const { cookie } = await server.signIn(owner);
    const before = held();
    let most = before;
    let lines = 1;
    let pieces = 0;
    await new Promise<void>((resolve, reject) => {
      const path = '/api/log/csv/usage?start_at=2025-01-01&end_at=2026-11-30';
      get(new URL(path, site), { headers: { cookie } }, (answer) => {
        answer.on('data', (piece: Buffer) => {
          for (const byte of piece) if (byte === 10) lines += 1;
          pieces += 1;
          if (pieces % 200 === 0) most = Math.max(most, held());
        });
        answer.on('end', resolve);
        answer.on('error', reject);
      }).on('error', reject);
    });
    most = Math.max(most, held());
    expect(lines).toBe(1 + days * people * 2);
    if (isLong) process.stdout.write(`${lines} lines, ${(most - before) / mebibyte} MB more\n`);
    expect(most - before).toBeLessThan(64 * mebibyte);
  });
});
