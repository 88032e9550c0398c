import { describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../app/app.ts';
import { readConfig } from '../../app/readConfig.ts';
import { signIn, type TestClient } from '../../testing/browsers/TestClient.ts';
import {
  aDistributor,
  challenges,
  grantsTokens,
  refuses,
} from '../../testing/builders/distributor/aDistributor.ts';
import {
  comeBack,
  linkOf,
  startLinkBy,
} from '../../testing/builders/distributor/distributorLinks.ts';
import { distributorSite } from '../../testing/builders/distributor/distributorSite.ts';
import { aPerson } from '../../testing/builders/people.ts';

const site = distributorSite();

describe('the way back from the distributor without a link', () => {
  it.each([
    ['denied', 'access_denied'],
    ['refused', 'unauthorized_client'],
    ['away', 'temporarily_unavailable'],
    ['away', 'server_error'],
  ])('reports %s if the distributor answers %s', async (failure, error) => {
    const client = await site.aClient();
    const { state } = await startLinkBy(client);
    expect(await comeBack(client, { state, error })).toBe(`/auths/digikey?link=${failure}`);
    expect(await linkOf(client)).toEqual({});
  });

  it('reports a stale attempt for an unknown state', async () => {
    const client = await site.aClient();
    await startLinkBy(client);
    expect(await comeBack(client, { state: 'made-up', code: 'x' })).toMatch(/link=stale$/);
    expect(await comeBack(client, { code: 'x' })).toMatch(/link=stale$/);
  });

  it('reports a stale attempt in a session that did not begin it', async () => {
    const person = await aPerson(site.server.deps);
    const { state } = await startLinkBy(await site.server.signIn(person));
    for (const other of [await site.aClient(), await site.server.signIn(person)]) {
      expect(await comeBack(other, { state, code: 'x' })).toMatch(/link=stale$/);
      expect(await linkOf(other)).toEqual({});
    }
  });

  it('reports a stale attempt for visitors, after half an hour, and the second time', async () => {
    const person = await aPerson(site.server.deps);
    const client = await site.server.signIn(person);
    const { state } = await startLinkBy(client);
    const visitor = await site.server.manager.inject(
      `/auths/digikey/callback?state=${state}&code=x`,
    );
    expect(visitor.headers.location).toMatch(/link=stale$/);
    expect(await comeBack(client, { state, code: 'x' })).toBe('/auths/digikey');
    expect(await comeBack(client, { state, code: 'x' })).toMatch(/link=stale$/);
    const late = await startLinkBy(client);
    const before = site.server.deps.clock();
    site.server.pass(29 * 60_000);
    await client.get('/api/user/me/status');
    site.server.pass(60_000);
    expect(await comeBack(client, { state: late.state, code: 'x' })).toMatch(/link=stale$/);
    site.server.setNow(before);
  });

  it('reports a refusal when the code was used before', async () => {
    const client = await site.aClient();
    site.distributor.answer(refuses('invalid_grant'));
    const { state } = await startLinkBy(client);
    expect(await comeBack(client, { state, code: 'used' })).toMatch(/link=refused$/);
  });

  it.each([
    ['away', 'a fault of its own', 503, '<h1>Service Unavailable</h1>'],
    ['unreadable', 'a page', 200, '<h1>Maintenance</h1>'],
    ['unreadable', 'broken JSON', 200, '{"access_token":'],
    ['unreadable', 'JSON without a token', 200, '{"token_type":"Bearer"}'],
    ['unreadable', 'another kind of token', 200, '{"access_token":"a","token_type":"mac"}'],
    ['unreadable', 'an empty refusal', 400, ''],
  ])('reports %s after %s', async (failure, _what, status, body) => {
    const client = await site.aClient();
    site.distributor.answer((response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    const { state } = await startLinkBy(client);
    expect(await comeBack(client, { state, code: 'x' })).toBe(`/auths/digikey?link=${failure}`);
    expect(await linkOf(client)).toEqual({});
  });

  it('reports a refusal if the distributor does not know the portal', async () => {
    const client = await site.aClient();
    site.distributor.answer(challenges);
    const { state } = await startLinkBy(client);
    expect(await comeBack(client, { state, code: 'x' })).toMatch(/link=refused$/);
  });

  it.each([{ expires_in: 1e18 }, { refresh_token_expires_in: '1000000000000000000' }])(
    'treats a lifetime beyond the calendar as unlimited: %j',
    async (lifetimes) => {
      const client = await site.aClient();
      site.distributor.answer(grantsTokens(lifetimes));
      const { state } = await startLinkBy(client);
      expect(await comeBack(client, { state, code: 'x' })).toBe('/auths/digikey');
      expect(await linkOf(client)).toHaveProperty('id');
    },
  );

  /** A signed-in client of the same portal with other settings. */
  async function aClientWith(env: NodeJS.ProcessEnv): Promise<TestClient> {
    const config = readConfig({ NODE_ENV: 'test', ...env });
    const deps = { ...site.server.deps, config };
    return signIn({ deps, manager: createManagerApp(deps) }, await aPerson(deps));
  }

  it('reports an unavailable distributor if the answer is late or stalls', async () => {
    const client = await aClientWith({ ...site.distributor.env, DISTRIBUTOR_TIMEOUT: '0.2' });
    site.distributor.answer(() => undefined);
    const first = await startLinkBy(client);
    expect(await comeBack(client, { state: first.state, code: 'x' })).toMatch(/link=away$/);
    site.distributor.answer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"access_token":');
    });
    const second = await startLinkBy(client);
    expect(await comeBack(client, { state: second.state, code: 'x' })).toMatch(/link=away$/);
  });

  it('reports an unavailable distributor if the connection is refused', async () => {
    const gone = await aDistributor();
    await gone.close();
    const client = await aClientWith(gone.env);
    const { state } = await startLinkBy(client);
    expect(await comeBack(client, { state, code: 'x' })).toMatch(/link=away$/);
  });
});
