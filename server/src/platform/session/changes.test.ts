import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import { recordAudit, recordAudits } from '../db/audit.ts';

const halfHour = 30 * 60_000;
let server: TestServer;
let site: string;
beforeAll(async () => {
  server = await createTestServer();
  server.deps.changes.longestMs = 60_000;
  site = await server.manager.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Opens the stream of a person. `next` is the data of the next event; null at the end. */
async function follow(person: TestPerson) {
  const client = await server.signIn(person);
  const answer = await fetch(`${site}/api/changes`, { headers: { cookie: client.cookie } });
  if (!answer.body) throw new Error('no stream');
  const lines = createInterface({ input: Readable.from(answer.body) })[Symbol.asyncIterator]();
  const next = async (): Promise<string | null> => {
    const { value, done } = await lines.next();
    if (done) return null;
    return value.startsWith('data: ') ? value.slice('data: '.length) : next();
  };
  const { value: first } = await lines.next();
  return { client, answer, first, next };
}

const act = (teamId: string, action: 'license.release' | 'order.cancel' | 'session.end') => ({
  at: server.deps.clock(),
  actor: 'system',
  teamId,
  action,
  object: 'one',
});

describe('GET /api/changes', () => {
  it('names what changed in the team once its transaction has committed', async () => {
    const person = await aPerson(server.deps);
    const { answer, first, next } = await follow(person);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(first).toMatch(/^retry: \d{4,5}$/);
    const { db } = server.deps;
    const undone = db.transaction().execute(async (trx) => {
      await recordAudit(trx, act(person.team.id, 'order.cancel'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const release = act(person.team.id, 'license.release');
    await db.transaction().execute(async (trx) => {
      await recordAudit(trx, { ...release, ip: '192.0.2.1' });
      await recordAudits(trx, [release, release]);
    });
    expect(await next()).toBe('licenses');
  });

  it('is silent about other teams and about acts of the operator', async () => {
    const [person, other] = [await aPerson(server.deps), await aPerson(server.deps)];
    const { next } = await follow(person);
    const { db, clock } = server.deps;
    await recordAudit(db, act(other.team.id, 'license.release'));
    await recordAudit(db, { at: clock(), actor: 'tester', action: 'price.set', object: '1' });
    await recordAudit(db, act(person.team.id, 'order.cancel'));
    expect(await next()).toBe('orders');
  });

  it('ends with the session, which it does not extend', async () => {
    const person = await aPerson(server.deps);
    const { client, next } = await follow(person);
    server.pass(halfHour + 1);
    await recordAudit(server.deps.db, act(person.team.id, 'session.end'));
    expect(await next()).toBe('access');
    expect(await next()).toBe('over');
    expect(await next()).toBeNull();
    expect((await client.get('/api/changes')).body).toBe('data: over\n\n');
  });

  it('is refused to a session that has four', async () => {
    const { client } = await follow(await aPerson(server.deps));
    const { cookie } = client;
    const ask = () => fetch(`${site}/api/changes`, { headers: { cookie } });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('ends when notifications may have been lost, and with the server', async () => {
    const person = await aPerson(server.deps);
    const first = await follow(person);
    server.deps.changes.end();
    expect(await first.next()).toBeNull();
    const second = await follow(person);
    await server.manager.close();
    expect(await second.next()).toBeNull();
  });
});
