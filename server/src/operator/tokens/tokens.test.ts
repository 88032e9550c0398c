import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../app/app.ts';
import { commands } from '../../app/cli/commands.ts';
import { createOperatorClient } from '../../platform/commands/OperatorClient.ts';
import { runPortal } from '../../app/cli/runPortal.ts';
import { listAudit } from '../../areas/team/audit/audit.queries.ts';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { aToken } from '../../testing/builders/aToken.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { hashOfToken } from './newToken.ts';
import { wrongTokens } from './operatorOfToken.ts';
import { tokensAnswerSchema } from './tokens.contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('portal.call_limit').execute();
});

const typed = (...words: readonly string[]) => typeCommand(server.operator, words);
const get = (token: string, url = '/operator/teams', ip = '192.0.2.1') =>
  server.manager.inject({
    url,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': ip },
  });

/** Runs a command remotely with a token, over the portal's public address. */
async function typedWith(token: string, ...words: readonly string[]) {
  const said: string[] = [];
  const client = createOperatorClient(async (method, url, headers, body) => {
    const answer = await server.manager.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.rawPayload };
  });
  const code = await runPortal(words, {
    commands,
    connect: () => Promise.resolve(client),
    print: (line) => said.push(line),
    complain: (line) => said.push(line),
    ask: () => Promise.resolve(''),
  });
  return { code, said: said.join('\n') };
}

async function listed(name: string) {
  const answer = await server.operator.inject('/operator/tokens');
  return tokensAnswerSchema.parse(answer.json()).find((token) => token.name === name);
}

describe('portal tokens create', () => {
  it('shows a token once, and stores its hash', async () => {
    const { code, said: token } = await typed(
      ...['tokens', 'create', 'office-pc', '--scope', 'office', '--scope', 'read'],
      ...['--until', '2027-03-31'],
    );
    expect(code).toBe(0);
    expect(token).toMatch(/^portal_[\w-]{43}$/);
    const rows = await server.deps.db.selectFrom('portal.operator_token').selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({ name: 'office-pc', hash: hashOfToken(token) }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { said } = await typed('tokens', 'list');
    expect(said).toContain('office-pc  active  until 2027-03-31  office read  never used');
    expect(said).not.toContain(token);
    const [act] = await listAudit(server.deps.db);
    expect(act).toMatchObject({
      actor: 'local:tester',
      action: 'token.create',
      object: 'office-pc',
      details: { scopes: ['office', 'read'], until: '2027-03-31' },
    });
    expect(JSON.stringify(act)).not.toContain(token);
    expect((await get(token)).statusCode).toBe(200);
  });

  it.each([
    [['office-pc', '--scope', 'read', '--until', '2027-01-31'], 'was given to another token'],
    [['Hanako', '--scope', 'read', '--until', '2027-01-31'], 'small letters'],
    [['a\u202eb', '--scope', 'read', '--until', '2027-01-31'], 'small letters'],
    [['other', '--scope', 'admin', '--until', '2027-01-31'], 'a scope is read, office'],
    [['other', '--scope', 'publish:', '--until', '2027-01-31'], 'a scope is read, office'],
    [['other', '--scope', 'machine', '--until', '2027-01-31'], 'a scope is read, office'],
    [['other', '--scope', 'read', '--until', '2026-11-20'], 'has passed'],
    [['other', '--scope', 'read', '--until', '2028-01-01'], 'more than a year away'],
    [['other', '--scope', 'read', '--until', 'soon'], 'until'],
  ])('refuses %j with a reason', async (words, reason) => {
    const { code, said } = await typed('tokens', 'create', ...words);
    expect(code).toBe(1);
    expect(said).toContain(reason);
  });

  it('is for the machine alone: a token cannot create one, which would outlive it', async () => {
    const token = await aToken(server.deps, { scopes: ['everything'] });
    const words = ['tokens', 'create', 'another', '--scope', 'read', '--until', '2027-01-31'];
    const { code, said } = await typedWith(token, ...words);
    expect(code).toBe(1);
    expect(said).toBe('The token may not do this. needed: only the machine itself');
    expect(await listed('another')).toBeUndefined();
  });
});

describe('a call with a token', () => {
  it('is recorded under the name of the token', async () => {
    const token = await aToken(server.deps, { name: 'ci', scopes: ['everything'] });
    const { code } = await typedWith(token, 'license-keys', 'rotate');
    expect(code).toBe(0);
    expect((await listAudit(server.deps.db))[0]).toMatchObject({
      actor: 'token:ci',
      action: 'license_key.rotate',
    });
  });

  it('is accepted until the end of the token’s last day in Tokyo, then refused as expired', async () => {
    const token = await aToken(server.deps, { name: 'short', days: 1 });
    server.setNow(new Date('2026-11-22T14:59:59Z'));
    expect((await get(token)).statusCode).toBe(200);
    server.setNow(new Date('2026-11-22T15:00:00Z'));
    const answer = await get(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'token_expired' });
    expect((await typedWith(token, 'teams', 'list')).said).toContain('has expired');
    expect((await listed('short'))?.state).toBe('expired');
  });

  it('is refused as soon as the token is ended', async () => {
    const token = await aToken(server.deps, { name: 'lost' });
    const other = await aToken(server.deps, { name: 'other-office', scopes: ['everything'] });
    expect((await get(token)).statusCode).toBe(200);
    const { said } = await typedWith(other, 'tokens', 'end', 'lost');
    expect(said).toBe('The token lost is ended.');
    const answer = await get(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'token_ended' });
    expect((await typedWith(token, 'teams', 'list')).said).toContain('was ended by an operator');
    await typed('tokens', 'end', 'lost');
    const ends = (await listAudit(server.deps.db)).filter(({ action }) => action === 'token.end');
    expect(ends).toEqual([
      expect.objectContaining({ actor: 'token:other-office', object: 'lost' }),
    ]);
    expect((await typed('tokens', 'end', 'nothing')).code).toBe(1);
  });

  it('is recorded as the last use, to the minute', async () => {
    const token = await aToken(server.deps, { name: 'used' });
    expect((await listed('used'))?.last_used_at).toBeNull();
    await get(token);
    const first = (await listed('used'))?.last_used_at;
    server.pass(30_000);
    await get(token);
    expect((await listed('used'))?.last_used_at).toBe(first);
    server.pass(31_000);
    await get(token);
    expect((await listed('used'))?.last_used_at).toBe(server.deps.clock().toISOString());
  });

  it('publishes, lists and rolls back the remote of its scope, and no other', async () => {
    const token = await aToken(server.deps, { name: 'parts-team', scopes: ['publish:mf-parts'] });
    const post = async (url: string, payload: object) => {
      const headers = { authorization: `Bearer ${token}` };
      return server.manager.inject({ method: 'POST', url, headers, payload });
    };
    const one = await post('/operator/releases/mf-parts', aRelease());
    expect(one.statusCode).toBe(200);
    expect((await listAudit(server.deps.db))[0]).toMatchObject({
      actor: 'token:parts-team',
      action: 'release.publish',
    });
    await post('/operator/releases/mf-parts', aRelease({ version: '1.1.0' }, 'second'));
    const headers = { authorization: `Bearer ${token}` };
    const list = await server.manager.inject({ url: '/operator/releases/mf-parts', headers });
    expect(list.json()).toHaveLength(2);
    expect((await post('/operator/releases/mf-parts/rollback', {})).statusCode).toBe(200);
    expect((await listAudit(server.deps.db))[0]).toMatchObject({
      actor: 'token:parts-team',
      action: 'release.rollback',
    });

    const other = aRelease({ name: 'mf-store' });
    const refused = await post('/operator/releases/mf-store', other);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'scope_missing',
      msg: { needed: 'publish:mf-store or everything' },
    });
    expect((await post('/operator/releases/mf-store/rollback', {})).statusCode).toBe(403);
    // It cannot publish another remote under its own remote's address.
    expect((await post('/operator/releases/mf-parts', other)).statusCode).toBe(422);
  });

  it('is refused before its body is read', async () => {
    const token = await aToken(server.deps, { scopes: ['read'] });
    const answer = await server.manager.inject({
      method: 'POST',
      url: '/operator/bank-lines',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      // Without content-length; reading the body would refuse it as too large.
      payload: Readable.from(['x'.repeat(17 * 1024 * 1024)]),
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('wrong tokens', () => {
  const wrong = () => get(`portal_${'x'.repeat(43)}`);

  it('are only told that they are unknown', async () => {
    for (const token of ['', 'portal_', 'x', `portal_${'x'.repeat(43)}`]) {
      const answer = await get(token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'token_unknown' });
    }
  });

  it('block their address for a while after some attempts, and no other address', async () => {
    const token = await aToken(server.deps);
    for (let tries = 0; tries < wrongTokens.max; tries += 1) {
      expect((await wrong()).statusCode).toBe(401);
    }
    const refused = await wrong();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(wrongTokens.seconds);
    expect((await get(token)).statusCode).toBe(429);
    expect((await get(token, '/operator/teams', '192.0.2.2')).statusCode).toBe(200);
    server.pass(wrongTokens.seconds * 1000);
    expect((await get(token)).statusCode).toBe(200);
  });

  it('are counted across processes', async () => {
    const other = createManagerApp(server.deps);
    for (let tries = 0; tries < wrongTokens.max; tries += 1) await wrong();
    const headers = { authorization: 'Bearer x', 'x-forwarded-for': '192.0.2.1' };
    expect((await other.inject({ url: '/operator/teams', headers })).statusCode).toBe(429);
    await other.close();
  });

  it('do not include ended tokens, whose holders are not guessing', async () => {
    const ended = await aToken(server.deps, { name: 'ended' });
    await typed('tokens', 'end', 'ended');
    for (let tries = 0; tries <= wrongTokens.max; tries += 1) {
      expect((await get(ended)).json()).toMatchObject({ code: 'token_ended' });
    }
  });
});
