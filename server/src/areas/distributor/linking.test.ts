import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createManagerApp } from '../../app/app.ts';
import { signIn } from '../../testing/browsers/TestClient.ts';
import {
  grantsTokens,
  refuses,
  sendJson,
  type TestDistributor,
} from '../../testing/builders/distributor/aDistributor.ts';
import {
  comeBack,
  linkBy,
  linkOf,
  startLinkBy,
} from '../../testing/builders/distributor/distributorLinks.ts';
import { distributorSite } from '../../testing/builders/distributor/distributorSite.ts';
import { aPerson } from '../../testing/builders/people.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

const site = distributorSite();

describe('GET /auths/digikey/new', () => {
  it('sends a visitor to sign in and back', async () => {
    const answer = await site.server.manager.inject('/auths/digikey/new');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/signin?to=%2Fauths%2Fdigikey%2Fnew');
  });

  it('redirects to the distributor with state and PKCE', async () => {
    const { url, state } = await startLinkBy(await site.aClient());
    expect(url.origin + url.pathname).toBe(site.distributor.env['DISTRIBUTOR_AUTHORIZE_URL']);
    expect(state.length).toBeGreaterThan(30);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'portal',
      scope: 'parts',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/auths/digikey/callback',
    });
  });

  it('reports that no distributor is configured', async () => {
    const bare = await createTestServer();
    const client = await bare.signIn(await aPerson(bare.deps));
    const answer = await client.get('/auths/digikey/new');
    expect(answer.headers.location).toBe('/auths/digikey?link=unavailable');
    await bare.close();
  });
});

describe('GET /auths/digikey/callback', () => {
  it('creates the link with its end times', async () => {
    const client = await site.aClient();
    expect(await linkOf(client)).toEqual({});
    const { state } = await startLinkBy(client);
    expect(await comeBack(client, { state, code: 'secret-code' })).toBe('/auths/digikey');
    const now = site.server.deps.clock();
    expect(await linkOf(client)).toEqual({
      id: expect.any(String),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 7_776_000_000).toISOString(),
    });
    const { form } = site.distributor.calls.at(-1) ?? { form: new URLSearchParams() };
    expect(form.get('code')).toBe('secret-code');
    expect(form.get('code_verifier')?.length).toBeGreaterThan(40);
    expect(form.get('client_secret')).toBe('secret-of-the-client');
  });

  it('creates a link without an end if the distributor names none', async () => {
    const client = await site.aClient();
    site.distributor.answer(grantsTokens({ refresh_token_expires_in: undefined }));
    await linkBy(client);
    expect(Object.keys(await linkOf(client)).toSorted()).toEqual(['created_at', 'id']);
  });

  it('creates a link that ends with the access token if there is no refresh token', async () => {
    const client = await site.aClient();
    site.distributor.answer(grantsTokens({ refresh_token: undefined }));
    await linkBy(client);
    const end = new Date(site.server.deps.clock().getTime() + 1_800_000);
    expect(await linkOf(client)).toMatchObject({ expires_at: end.toISOString() });
  });

  it('stores no readable token, verifier or state in the database', async () => {
    const client = await site.aClient();
    await startLinkBy(client);
    await linkBy(client);
    const links = await site.server.deps.db
      .selectFrom('manager.distributor_link')
      .selectAll()
      .execute();
    const attempts = await site.server.deps.db
      .selectFrom('manager.distributor_attempt')
      .selectAll()
      .execute();
    expect(attempts.length).toBeGreaterThan(0);
    expect(JSON.stringify([links, attempts])).not.toContain('secret');
    expect(links.every(({ tokens }) => tokens?.startsWith('portal.'))).toBe(true);
  });

  it('writes the link into the audit log', async () => {
    const person = await aPerson(site.server.deps);
    await linkBy(await site.server.signIn(person));
    const rows = await site.server.deps.db
      .selectFrom('portal.audit_log')
      .selectAll()
      .where('actor', '=', person.id)
      .execute();
    expect(rows.map(({ action, team_id }) => [action, team_id])).toEqual([
      ['distributor.link', person.team.id],
    ]);
  });

  it('shows the link only to that person in that team', async () => {
    const person = await aPerson(site.server.deps);
    const colleague = await aPerson(site.server.deps, { team: person.team });
    await linkBy(await site.server.signIn(person));
    expect(await linkOf(await site.server.signIn(person))).toHaveProperty('id');
    expect(await linkOf(await site.server.signIn(colleague))).toEqual({});
    const elsewhere = { ...person, team: (await aPerson(site.server.deps)).team };
    await site.server.deps.db
      .insertInto('manager.member_ref')
      .values({
        team_id: elsewhere.team.id,
        user_id: person.id,
        role: 9,
        joined_at: site.server.deps.clock(),
      })
      .execute();
    expect(await linkOf(await site.server.signIn(elsewhere))).toEqual({});
  });
});

describe('linking in two tabs', () => {
  it('keeps the link of the tab that returns last', async () => {
    const client = await site.aClient();
    const [left, right] = [await startLinkBy(client), await startLinkBy(client)];
    expect(left.state).not.toBe(right.state);
    const back = await Promise.all(
      [left, right].map(({ state }) => comeBack(client, { state, code: 'x' })),
    );
    expect(back).toEqual(['/auths/digikey', '/auths/digikey']);
    expect(await linkOf(client)).toHaveProperty('id');
  });
});

describe('the log of a linking', () => {
  it('contains outcomes and no secrets', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    const deps = { ...site.server.deps, log };
    const manager = createManagerApp(deps);
    const client = await signIn({ deps, manager }, await aPerson(deps));
    await linkBy(client);
    for (const answer of [refuses('invalid_grant'), sendsSecrets]) {
      site.distributor.answer(answer);
      await linkBy(client);
    }
    await client.delete('/api/user/auth');
    await manager.close();
    const text = lines.join('');
    expect(text).toContain('"outcome":"refused"');
    expect(text).toContain('"outcome":"unreadable"');
    expect(text).not.toContain('secret');
    expect(text).not.toContain('code=');
  });
});

const sendsSecrets: Parameters<TestDistributor['answer']>[0] = (response) => {
  sendJson(response, 200, { access_token: 'secret-access', token_type: 17 });
};
