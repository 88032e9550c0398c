import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../app.ts';
import {
  aDistributor,
  challenges,
  grantsTokens,
  refuses,
  type TestDistributor,
} from '../../testing/builders/distributor/aDistributor.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { linkBy } from '../../testing/builders/distributor/distributorLinks.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import { signIn, type TestClient } from '../../testing/browsers/TestClient.ts';

let distributor: TestDistributor;
let server: TestServer;
let person: TestPerson;
let client: TestClient;
beforeAll(async () => {
  distributor = await aDistributor();
  server = await createTestServer(distributor.env);
});
beforeEach(async () => {
  person = await aPerson(server.deps);
  await linkBy(await server.signIn(person));
  distributor.calls.length = 0;
});
afterEach(() => {
  distributor.answer(grantsTokens());
});
afterAll(async () => {
  await server.close();
  await distributor.close();
});

const minutes = (count: number): number => count * 60_000;

/** Lets time pass beyond the end of the session, and signs the person in again. */
async function pass(milliseconds: number): Promise<void> {
  server.pass(milliseconds);
  client = await server.signIn(person);
}
const record = async () => (await client.get('/api/user/auth')).json();
const refreshTokens = () => distributor.calls.map(({ form }) => form.get('refresh_token'));

describe('GET /api/user/auth', () => {
  it('does not ask the distributor while the access token is valid', async () => {
    await pass(minutes(29));
    expect(await record()).toHaveProperty('id');
    expect(distributor.calls).toEqual([]);
  });

  it('refreshes an expired access token, each time with the newest refresh token', async () => {
    await pass(minutes(31));
    const before = await record();
    await pass(minutes(31));
    const after = await record();
    const [first, second] = refreshTokens();
    expect(refreshTokens()).toHaveLength(2);
    expect(first).toMatch(/^secret-refresh-/);
    expect(second).not.toBe(first);
    expect(after.id).toBe(before.id);
    expect(after.created_at).toBe(before.created_at);
    expect(Date.parse(after.expires_at) - Date.parse(before.expires_at)).toBe(minutes(31));
  });

  it('keeps the refresh token of a distributor that sends no new one', async () => {
    const bare = { refresh_token: undefined, refresh_token_expires_in: undefined };
    distributor.answer(grantsTokens(bare));
    await pass(minutes(31));
    const before = await record();
    await pass(minutes(31));
    const after = await record();
    const [first, second] = refreshTokens();
    expect(second).toBe(first);
    expect(after.expires_at).toBe(before.expires_at);
  });

  it('refreshes once when two processes are asked at the same time', async () => {
    await pass(minutes(31));
    const manager = createManagerApp({ ...server.deps });
    const elsewhere = await signIn({ deps: server.deps, manager }, person);
    const answers = await Promise.all(
      [client, elsewhere, client, elsewhere].map((one) => one.get('/api/user/auth')),
    );
    expect(answers.map((answer) => answer.json().id)).toEqual(
      Array.from({ length: 4 }, () => expect.any(String)),
    );
    expect(distributor.calls).toHaveLength(1);
    await manager.close();
  });

  it('keeps the link when the distributor does not know the portal', async () => {
    distributor.answer(challenges);
    await pass(minutes(31));
    expect(await record()).toHaveProperty('id');
  });

  it('shows the new link when a refresh fails while another tab links anew', async () => {
    await pass(minutes(31));
    distributor.answer((response) => {
      distributor.answer(grantsTokens());
      void linkBy(client).then(() => response.writeHead(503).end());
    });
    expect(await record()).toHaveProperty('id');
  });

  it('ends the link when the distributor says the grant is over, and tells since when', async () => {
    distributor.answer(refuses('invalid_grant'));
    await pass(minutes(31));
    const { created_at } = await record();
    expect(await record()).toEqual({
      created_at,
      expires_at: server.deps.clock().toISOString(),
    });
    expect(distributor.calls).toHaveLength(1);
    const audit = await server.deps.db
      .selectFrom('portal.audit_log')
      .selectAll()
      .where('team_id', '=', person.team.id)
      .where('action', '=', 'distributor.end')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([{ user_id: person.id }]);
    await linkBy(client);
    distributor.answer(grantsTokens());
    await linkBy(client);
    expect(await record()).toHaveProperty('id');
  });

  it('keeps a link whose refresh failed, and tries again after a minute', async () => {
    distributor.answer((response) => void response.destroy());
    await pass(minutes(31));
    const first = await record();
    expect(first).toHaveProperty('id');
    expect(await record()).toEqual(first);
    expect(distributor.calls).toHaveLength(1);
    distributor.answer(grantsTokens());
    await pass(minutes(1));
    await record();
    expect(distributor.calls).toHaveLength(2);
  });

  it('keeps a link whose refresh the distributor refuses for another reason', async () => {
    distributor.answer(refuses('invalid_client'));
    await pass(minutes(31));
    expect(await record()).toHaveProperty('id');
  });

  it('does not refresh a link that has ended', async () => {
    await pass(7_776_000_000);
    const { id, expires_at: expiresAt } = await record();
    expect(id).toEqual(expect.any(String));
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(server.deps.clock().getTime());
    expect(distributor.calls).toEqual([]);
  });

  it('revokes tokens that arrive after the link was ended', async () => {
    await pass(minutes(31));
    let isEnded = false;
    distributor.answer((response, form) => {
      if (form.get('grant_type') !== 'refresh_token') return void response.writeHead(200).end();
      const end = isEnded ? Promise.resolve() : client.delete('/api/user/auth');
      isEnded = true;
      void Promise.resolve(end).then(() => {
        grantsTokens()(response, form);
      });
    });
    expect(await record()).toEqual({});
    expect(distributor.calls.map(({ path }) => path)).toEqual(['/token', '/revoke', '/revoke']);
  });

  it('keeps a link whose tokens were encrypted with a removed key', async () => {
    await server.deps.db
      .updateTable('manager.distributor_link')
      .set({ tokens: 'gone.AAAA' })
      .where('user_id', '=', person.id)
      .execute();
    await pass(minutes(31));
    expect(await record()).toHaveProperty('id');
    expect(distributor.calls).toEqual([]);
  });
});

describe('DELETE /api/user/auth', () => {
  const unlink = () => client.delete('/api/user/auth');
  const calls = () => distributor.calls.map(({ path }) => path);

  async function auditDetails(): Promise<unknown> {
    const rows = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('actor', '=', person.id)
      .where('action', '=', 'distributor.unlink')
      .execute();
    return rows.map(({ details }) => details);
  }

  it('ends the link and revokes its tokens', async () => {
    await pass(0);
    distributor.answer((response) => void response.writeHead(200).end());
    const answer = await unlink();
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await record()).toEqual({});
    expect(calls()).toEqual(['/revoke']);
    expect(distributor.calls[0]?.form.get('token')).toMatch(/^secret-refresh-/);
    expect(await auditDetails()).toEqual([{ revoked: true }]);
  });

  it('ends the link even when the distributor cannot be told', async () => {
    await pass(0);
    distributor.answer((response) => void response.destroy());
    expect((await unlink()).json()).toEqual({});
    expect(await record()).toEqual({});
    expect(await auditDetails()).toEqual([{ revoked: false }]);
  });

  it('changes nothing when the link has already been ended', async () => {
    await pass(0);
    await unlink();
    expect((await unlink()).json()).toEqual({});
    expect(await auditDetails()).toHaveLength(1);
  });

  it('refuses calls without a session or without the CSRF token', async () => {
    await pass(0);
    const url = '/api/user/auth';
    const visitor = await server.manager.inject({ method: 'DELETE', url });
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'signed_out']);
    const forged = await client.delete(url, { headers: { 'x-csrf-token': 'none' } });
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'csrf']);
    expect(await record()).toHaveProperty('id');
  });

  it('leaves the links of other people alone', async () => {
    await pass(0);
    const colleague = await server.signIn(await aPerson(server.deps, { team: person.team }));
    await colleague.delete('/api/user/auth');
    expect(await record()).toHaveProperty('id');
  });
});
