import { beforeEach, describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../app/app.ts';
import {
  challenges,
  grantsTokens,
  refuses,
} from '../../testing/builders/distributor/aDistributor.ts';
import { distributorSite } from '../../testing/builders/distributor/distributorSite.ts';
import { linkBy } from '../../testing/builders/distributor/distributorLinks.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import { signIn, type TestClient } from '../../testing/browsers/TestClient.ts';

const site = distributorSite();
let person: TestPerson;
let client: TestClient;
beforeEach(async () => {
  person = await aPerson(site.server.deps);
  await linkBy(await site.server.signIn(person));
  site.distributor.calls.length = 0;
});

const minutes = (count: number): number => count * 60_000;

/** Advances time beyond the end of the session, and signs the person in again. */
async function pass(milliseconds: number): Promise<void> {
  site.server.pass(milliseconds);
  client = await site.server.signIn(person);
}
const record = async () => (await client.get('/api/user/auth')).json();
const refreshTokens = () => site.distributor.calls.map(({ form }) => form.get('refresh_token'));

describe('GET /api/user/auth', () => {
  it('does not ask the distributor while the access token is valid', async () => {
    await pass(minutes(29));
    expect(await record()).toHaveProperty('id');
    expect(site.distributor.calls).toEqual([]);
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

  it('keeps the refresh token if the distributor sends no new one', async () => {
    const bare = { refresh_token: undefined, refresh_token_expires_in: undefined };
    site.distributor.answer(grantsTokens(bare));
    await pass(minutes(31));
    const before = await record();
    await pass(minutes(31));
    const after = await record();
    const [first, second] = refreshTokens();
    expect(second).toBe(first);
    expect(after.expires_at).toBe(before.expires_at);
  });

  it('refreshes once if two processes are asked at the same time', async () => {
    await pass(minutes(31));
    const manager = createManagerApp({ ...site.server.deps });
    const elsewhere = await signIn({ deps: site.server.deps, manager }, person);
    const answers = await Promise.all(
      [client, elsewhere, client, elsewhere].map((one) => one.get('/api/user/auth')),
    );
    expect(answers.map((answer) => answer.json().id)).toEqual(
      Array.from({ length: 4 }, () => expect.any(String)),
    );
    expect(site.distributor.calls).toHaveLength(1);
    await manager.close();
  });

  it('keeps the link if the distributor does not know the portal', async () => {
    site.distributor.answer(challenges);
    await pass(minutes(31));
    expect(await record()).toHaveProperty('id');
  });

  it('shows the new link if a refresh fails while another tab links anew', async () => {
    await pass(minutes(31));
    site.distributor.answer((response) => {
      site.distributor.answer(grantsTokens());
      void linkBy(client).then(() => response.writeHead(503).end());
    });
    expect(await record()).toHaveProperty('id');
  });

  it('ends the link if the distributor revokes the grant, and gives the time', async () => {
    site.distributor.answer(refuses('invalid_grant'));
    await pass(minutes(31));
    const { created_at } = await record();
    expect(await record()).toEqual({
      created_at,
      expires_at: site.server.deps.clock().toISOString(),
    });
    expect(site.distributor.calls).toHaveLength(1);
    const audit = await site.server.deps.db
      .selectFrom('portal.audit_log')
      .selectAll()
      .where('team_id', '=', person.team.id)
      .where('action', '=', 'distributor.end')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([{ user_id: person.id }]);
    await linkBy(client);
    site.distributor.answer(grantsTokens());
    await linkBy(client);
    expect(await record()).toHaveProperty('id');
  });

  it('keeps a link whose refresh failed, and retries after a minute', async () => {
    site.distributor.answer((response) => void response.destroy());
    await pass(minutes(31));
    const first = await record();
    expect(first).toHaveProperty('id');
    expect(await record()).toEqual(first);
    expect(site.distributor.calls).toHaveLength(1);
    site.distributor.answer(grantsTokens());
    await pass(minutes(1));
    await record();
    expect(site.distributor.calls).toHaveLength(2);
  });

  it('keeps a link whose refresh the distributor refuses for another reason', async () => {
    site.distributor.answer(refuses('invalid_client'));
    await pass(minutes(31));
    expect(await record()).toHaveProperty('id');
  });

  it('does not refresh a link that has ended', async () => {
    await pass(7_776_000_000);
    const { id, expires_at: expiresAt } = await record();
    expect(id).toEqual(expect.any(String));
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(site.server.deps.clock().getTime());
    expect(site.distributor.calls).toEqual([]);
  });

  it('revokes tokens that arrive after the link was ended', async () => {
    await pass(minutes(31));
    let isEnded = false;
    site.distributor.answer((response, form) => {
      if (form.get('grant_type') !== 'refresh_token') return void response.writeHead(200).end();
      const end = isEnded ? Promise.resolve() : client.delete('/api/user/auth');
      isEnded = true;
      void Promise.resolve(end).then(() => {
        grantsTokens()(response, form);
      });
    });
    expect(await record()).toEqual({});
    expect(site.distributor.calls.map(({ path }) => path)).toEqual([
      '/token',
      '/revoke',
      '/revoke',
    ]);
  });

  it('keeps a link whose tokens were encrypted with a removed key', async () => {
    await site.server.deps.db
      .updateTable('manager.distributor_link')
      .set({ tokens: 'gone.AAAA' })
      .where('user_id', '=', person.id)
      .execute();
    await pass(minutes(31));
    expect(await record()).toHaveProperty('id');
    expect(site.distributor.calls).toEqual([]);
  });
});

describe('DELETE /api/user/auth', () => {
  const unlink = () => client.delete('/api/user/auth');
  const calls = () => site.distributor.calls.map(({ path }) => path);

  async function auditDetails(): Promise<unknown> {
    const rows = await site.server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('actor', '=', person.id)
      .where('action', '=', 'distributor.unlink')
      .execute();
    return rows.map(({ details }) => details);
  }

  it('ends the link and revokes its tokens', async () => {
    await pass(0);
    site.distributor.answer((response) => void response.writeHead(200).end());
    const answer = await unlink();
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await record()).toEqual({});
    expect(calls()).toEqual(['/revoke']);
    expect(site.distributor.calls[0]?.form.get('token')).toMatch(/^secret-refresh-/);
    expect(await auditDetails()).toEqual([{ revoked: true }]);
  });

  it('ends the link even if the distributor cannot be reached', async () => {
    await pass(0);
    site.distributor.answer((response) => void response.destroy());
    expect((await unlink()).json()).toEqual({});
    expect(await record()).toEqual({});
    expect(await auditDetails()).toEqual([{ revoked: false }]);
  });

  it('changes nothing if the link has already ended', async () => {
    await pass(0);
    await unlink();
    expect((await unlink()).json()).toEqual({});
    expect(await auditDetails()).toHaveLength(1);
  });

  it('refuses calls without a session or without the CSRF token', async () => {
    await pass(0);
    const url = '/api/user/auth';
    const visitor = await site.server.manager.inject({ method: 'DELETE', url });
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'signed_out']);
    const forged = await client.delete(url, { headers: { 'x-csrf-token': 'none' } });
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'csrf']);
    expect(await record()).toHaveProperty('id');
  });

  it("does not affect other people's links", async () => {
    await pass(0);
    const colleague = await site.server.signIn(
      await aPerson(site.server.deps, { team: person.team }),
    );
    await colleague.delete('/api/user/auth');
    expect(await record()).toHaveProperty('id');
  });
});
