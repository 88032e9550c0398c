import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepAliveSchema } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aPerson } from '../../testing/builders/people.ts';
import { endSessionsJob } from '../protocol/managerJobs.ts';

const minute = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const bearerOnly = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } });

describe('GET /api/user/me/status', () => {
  it('renews the page’s tokens', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const answer = keepAliveSchema.parse((await client.get('/api/user/me/status')).json());
    expect(answer.user_id).toBe(person.id);
    const call = await server.manager.inject({
      url: '/api/user/status',
      ...bearerOnly(answer.api_token),
    });
    expect(call.json()).toEqual({ status: 'active' });
    const headers = { 'x-csrf-token': answer.csrf_token };
    expect((await client.post('/api/license/enrolment', { headers })).statusCode).toBe(200);
  });

  it('masks its tokens differently each time', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    const ask = async () => keepAliveSchema.parse((await client.get('/api/user/me/status')).json());
    const [one, other] = [await ask(), await ask()];
    for (const token of ['api_token', 'csrf_token'] as const) {
      expect(one[token].slice(0, 20)).not.toBe(other[token].slice(0, 20));
      expect(one[token].slice(-20)).not.toBe(other[token].slice(-20));
    }
  });

  it('keeps a session alive beyond 30 minutes', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    server.pass(29 * minute);
    expect((await client.get('/api/user/me/status')).statusCode).toBe(200);
    server.pass(29 * minute);
    expect((await client.get('/api/user/me/status')).statusCode).toBe(200);
  });

  it('ends a session after 12 hours regardless', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      server.pass(20 * minute);
      expect((await client.get('/api/user/me/status')).statusCode).toBe(200);
    }
    server.pass(20 * minute);
    expect((await client.get('/api/user/me/status')).statusCode).toBe(401);
  });

  it('renews an expired bearer beside a valid cookie', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    server.pass(11 * minute);
    const headers = { authorization: `Bearer ${client.bearer}` };
    expect((await client.get('/api/user/me/status', { headers })).statusCode).toBe(200);
  });
});

describe('GET /api/user/status', () => {
  it('does not extend the session', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    server.pass(29 * minute);
    expect((await client.get('/api/user/status')).statusCode).toBe(200);
    server.pass(2 * minute);
    const answer = await client.get('/api/user/status');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: true, code: 'signed_out' });
  });

  it('is refused after the person has left the team', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    await server.deps.db
      .deleteFrom('manager.member_ref')
      .where('user_id', '=', person.id)
      .execute();
    expect((await client.get('/api/user/status')).statusCode).toBe(401);
  });

  it('is refused after accounts has ended the session', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const { provider_session } = await server.deps.db
      .selectFrom('manager.session')
      .select('provider_session')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await server.deps.queue.enqueue(server.deps.db, endSessionsJob, {
      provider_session: provider_session ?? '',
    });
    await server.runJobs();
    expect((await client.get('/api/user/status')).statusCode).toBe(401);
    const bearer = await server.manager.inject({
      url: '/api/user/status',
      ...bearerOnly(client.bearer),
    });
    expect(bearer.statusCode).toBe(401);
  });

  it('refuses a foreign bearer', async () => {
    const answer = await server.manager.inject({ url: '/api/user/status', ...bearerOnly('a.b.c') });
    expect(answer.statusCode).toBe(401);
  });
});

describe('GET /api/user/token', () => {
  it('answers the access token as text', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    const answer = await client.get('/api/user/token');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toBe('test access token');
  });

  it('ends the session when accounts refuses to renew the token', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    server.pass(10 * minute);
    expect((await client.get('/api/user/token')).statusCode).toBe(401);
    expect((await client.get('/api/user/status')).statusCode).toBe(401);
  });
});
