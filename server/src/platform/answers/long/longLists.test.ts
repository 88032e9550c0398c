import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import type { FastifyInstance } from 'fastify';
import { createManagerApp } from '../../../app/app.ts';
import { demoLicenses } from '../../../app/demo/demoLicenses.ts';
import { demoBuyer, demoOrders } from '../../../app/demo/demoOrders.ts';
import { ordersOf } from '../../../areas/buying/orders/orders.queries.ts';
import { reportReads } from '../../../testing/database/statementPlugins.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';
import { signIn, type TestClient } from '../../../testing/browsers/TestClient.ts';
import { batchRows } from './Pace.ts';

const licenses = 5_000;
const batches = licenses / batchRows;

let server: TestServer;
/** The application on a database that reports reads. */
let manager: FastifyInstance;
let owner: TestPerson;
let client: TestClient;
/** Events in order. */
const events: string[] = [];

const reads = () => events.filter((event) => event === 'read').length;

beforeAll(async () => {
  server = await createTestServer();
  const { deps } = server;
  const told = reportReads('license', () => events.push('read'));
  manager = createManagerApp({ ...deps, db: deps.db.withPlugin(told) });
  owner = await aPerson(deps);
  const teamId = owner.team.id;
  await deps.db.transaction().execute(async (trx) => {
    const team = { teamId, userIds: [owner.id], count: licenses, homes: deps.config.dataDir };
    await demoLicenses(trx, deps.clock(), team);
    await demoOrders(trx, deps.clock(), await demoBuyer(trx, teamId));
  });
  client = await session();
});
afterAll(async () => {
  await manager.close();
  await server.close();
});
beforeEach(() => {
  events.length = 0;
});

const session = (person = owner) => signIn({ deps: server.deps, manager }, person);

/** A list whose reader takes the first rows and then pauses. */
async function restingList(by: TestClient, url = '/api/licenses/'): Promise<Readable> {
  const { cookie } = by;
  const answer = await manager.inject({ url, headers: { cookie }, payloadAsStream: true });
  expect(answer.statusCode).toBe(200);
  return answer.stream();
}

const numbersIn = (json: string): string[] =>
  (JSON.parse(json) as { number: string }[]).map(({ number }) => number);

describe('a long list', () => {
  it('is read in pieces, with other calls answered in between', async () => {
    const list = client.get('/api/licenses/').then((answer) => {
      events.push('list');
      return answer;
    });
    const other = await session(await aPerson(server.deps));
    const config = await other.get('/api/config/');
    events.push('config');
    expect(config.statusCode).toBe(200);
    expect(numbersIn((await list).body)).toHaveLength(licenses);
    expect(reads()).toBe(batches + 1);
    // Part of it was read before the other call was answered, most of it afterwards.
    const before = events.indexOf('config');
    expect(events.lastIndexOf('read')).toBeGreaterThan(before);
    expect(events.slice(before).filter((event) => event === 'read').length).toBeGreaterThan(
      batches / 2,
    );
  });

  it('is read no faster than the client consumes it', async () => {
    const list = await restingList(client);
    // The other session takes as many turns as reading the paused list would need.
    const other = await session();
    expect(numbersIn((await other.get('/api/licenses/')).body)).toHaveLength(licenses);
    expect(reads()).toBeLessThan(2 * batches);
    expect(numbersIn(await text(list))).toHaveLength(licenses);
  });

  it('stops reading when the client disconnects', async () => {
    await manager.listen({ host: '127.0.0.1', port: 0 });
    const address = manager.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { cookie } = client;
    const call = get({ host: '127.0.0.1', port, path: '/api/licenses/', headers: { cookie } });
    const [answer] = (await once(call, 'response')) as [Readable];
    await once(answer, 'data');
    call.destroy();
    // The session's next list starts when the previous one has ended.
    const whole = await client.get('/api/licenses/');
    expect(numbersIn(whole.body)).toHaveLength(licenses);
    expect(reads()).toBeLessThan(2 * batches);
  });

  it('contains every license once and in order despite concurrent changes', async () => {
    const { db, clock } = server.deps;
    const before = numbersIn((await client.get('/api/licenses/')).body);
    const [early, late] = [before[1] ?? '', before.at(-2) ?? ''];
    const list = await restingList(client);
    const withdraw = (number: string, withdrawn_at: Date | null) =>
      db
        .updateTable('manager.license')
        .set({ withdrawn_at })
        .where('number', '=', number)
        .execute();
    await withdraw(early, clock());
    await withdraw(late, clock());
    const { number: added } = await aLicense(server.deps, owner.team, { product: 'pd' });
    const read = numbersIn(await text(list));
    expect(read).toEqual([...before, added].filter((number) => number !== late));
    await withdraw(early, null);
    await withdraw(late, null);
    await withdraw(added, clock());
  });

  it('of orders contains all of them, newest first', async () => {
    const { db } = server.deps;
    const { body } = await client.get('/api/orders/');
    const orders = await ordersOf(db, owner.team.id).execute();
    expect(orders.length).toBeGreaterThan(4 * batchRows);
    // Some orders have equal timestamps.
    expect(new Set(orders.map(({ created_at }) => created_at.getTime())).size).toBeLessThan(
      orders.length,
    );
    expect(numbersIn(body)).toEqual(orders.map(({ number }) => number));
  });
});

describe('a long list of a session', () => {
  /** Sends a request and records when its response arrives. */
  const ask = async (by: TestClient, url: string) => {
    const answer = await by.get(url);
    events.push(url);
    return answer;
  };

  it('waits for the previous one, while short lists and other sessions do not', async () => {
    const first = await restingList(client);
    const second = ask(client, '/api/orders/');
    await ask(client, '/api/licenses/?limit=1000');
    await ask(client, '/api/licenses/?q=CD-0000001');
    await ask(await session(), '/api/licenses/');
    expect(events).not.toContain('/api/orders/');
    expect(numbersIn(await text(first))).toHaveLength(licenses);
    expect((await second).statusCode).toBe(200);
  });

  it('waits for an export', async () => {
    const { deps } = server;
    const { blobs } = deps;
    const files = new EventEmitter();
    const given = once(files, 'given');
    const slow = createManagerApp({
      ...deps,
      blobs: {
        ...blobs,
        put: (key, content) => blobs.put(key, content),
        add: (key, content) => blobs.add(key, content),
        stat: (key) => blobs.stat(key),
        read: async (key) => {
          files.emit('asked');
          await given;
          return blobs.read(key);
        },
      },
    });
    const by = await signIn({ deps, manager: slow }, owner);
    const day = tokyoDay(deps.clock());
    const asked = once(files, 'asked');
    const zip = by.get(`/api/orders/export?from=${day}&to=${day}`);
    await asked;
    const list = ask(by, '/api/licenses/');
    await ask(by, '/api/licenses/?limit=10');
    expect(events).not.toContain('/api/licenses/');
    files.emit('given');
    expect((await zip).statusCode).toBe(200);
    expect((await list).statusCode).toBe(200);
    await slow.close();
  });
});

describe('query parameters of a list', () => {
  it.each([`q=${'a'.repeat(201)}`, `sort=${'a'.repeat(41)}`, 'limit=1001', 'q=a&q=b'])(
    'is limited: %s',
    async (query) => {
      for (const list of ['licenses', 'orders']) {
        expect((await client.get(`/api/${list}/?${query}`)).statusCode).toBe(422);
      }
    },
  );
});
