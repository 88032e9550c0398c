import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../app/app.ts';
import { TooManyError } from '../errors.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { type Limit, requireCallLeft, takeCall } from './takeCall.ts';
import { limitsCleanUpJob } from './limitsCleanUp.ts';
import { networkOf } from './networkOf.ts';

const limit: Limit = { name: 'test', max: 3, seconds: 60 };
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
afterEach(async () => {
  await server.deps.db.deleteFrom('portal.call_limit').execute();
});

const take = (caller = 'one', of = limit) => takeCall(server.deps, of, caller);
const rows = () => server.deps.db.selectFrom('portal.call_limit').selectAll().execute();

describe('takeCall', () => {
  it('accepts as many calls as the limit allows, then says when to retry', async () => {
    for (let call = 0; call < 3; call += 1) await take();
    server.pass(20_000);
    await expect(take()).rejects.toMatchObject({ status: 429, retryAfter: 40 });
  });

  it('starts a new window when the first one ends, not when calls pause', async () => {
    for (let call = 0; call < 3; call += 1) {
      await take();
      server.pass(20_000);
    }
    await take();
    await take();
    await take();
    await expect(take()).rejects.toThrow(TooManyError);
  });

  it('counts each caller and limit separately', async () => {
    for (let call = 0; call < 3; call += 1) await take();
    await take('two');
    await take('one', { ...limit, name: 'other' });
  });

  it('counts all concurrent calls', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => take()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('writes nothing for refused calls', async () => {
    for (let call = 0; call < 3; call += 1) await take();
    const before = await rows();
    await expect(take()).rejects.toThrow(TooManyError);
    expect(await rows()).toEqual(before);
  });
});

describe('requireCallLeft', () => {
  it('checks the count without counting', async () => {
    for (let look = 0; look < 5; look += 1) await requireCallLeft(server.deps, limit, 'one');
    for (let call = 0; call < 3; call += 1) await take();
    await expect(requireCallLeft(server.deps, limit, 'one')).rejects.toMatchObject({
      status: 429,
      retryAfter: 60,
    });
    server.pass(60_000);
    await requireCallLeft(server.deps, limit, 'one');
  });
});

describe('limitsCleanUp', () => {
  it('deletes ended windows and keeps open ones', async () => {
    await take('over');
    server.pass(61_000);
    await take('open');
    await server.deps.queue.enqueue(server.deps.db, limitsCleanUpJob, {});
    await server.runJobs();
    expect((await rows()).map(({ key }) => key)).toEqual(['test:open']);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::', '2001:db8:1:2::'],
  ])('counts %s under %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe("a route's rateLimit", () => {
  const url = '/api/v1/lm/enrol';
  const call = (app = server.manager) => app.inject({ method: 'POST', url, payload: {} });

  it('is shared by several processes, and ends with its window', async () => {
    const other = createManagerApp(server.deps);
    for (let pair = 0; pair < 30; pair += 1) {
      expect((await call()).statusCode).toBe(422);
      expect((await call(other)).statusCode).toBe(422);
    }
    const refused = await call(other);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await call()).json()).toMatchObject({ error: true, code: 'too_many' });
    server.pass(60_000);
    expect((await call()).statusCode).toBe(422);
    await other.close();
  });
});
