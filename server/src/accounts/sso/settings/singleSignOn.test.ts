import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { testPassword } from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { CompanyProvider } from '../../../testing/single-sign-on/CompanyProvider.ts';
import { NameServer } from '../../../testing/single-sign-on/NameServer.ts';
import { passwordProof } from '../../../testing/single-sign-on/ScriptedSignOn.ts';
import { SignOnTeam } from '../../../testing/single-sign-on/SignOnTeam.ts';

let server: TestServer;
let provider: CompanyProvider;
let names: NameServer;
let team: SignOnTeam;
let mark = 0;

beforeAll(async () => {
  names = await NameServer.start();
  provider = await CompanyProvider.start('http://localhost:3001/sso/callback');
  server = await createTestServer({ SSO_PRIVATE_ADDRESSES: '1', DNS_SERVERS: names.address });
}, 120_000);
afterAll(async () => {
  names.close();
  await provider.stop();
  await server.close();
});
beforeEach(async () => {
  mark += 1;
  const domain = `company-${mark}.co.jp`;
  team = await SignOnTeam.open(server, { domain, issuer: provider.issuer, guests: ['ken'] });
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  await server.deps.db.deleteFrom('portal.call_limit').execute();
});

interface Setup {
  readonly setup: { readonly state: string; readonly record: { name: string; value: string } };
}

/** Saves the provider and publishes the record in the tests' DNS. */
async function saveWithRecord(): Promise<void> {
  const { record } = (await team.save()).json<Setup>().setup;
  names.records.set(record.name, record.value);
}

const mails = () =>
  server.deps.db
    .selectFrom('portal.mail_outbox')
    .select(['recipient', 'subject'])
    .orderBy('id')
    .execute();

describe('the setup of a sign-on', () => {
  it('is switched on after record and test, and signs people in', async () => {
    expect((await team.owner.get('/api/sso')).json()).toEqual({
      redirect_uri: 'http://localhost:3001/sso/callback',
      setup: null,
    });
    await saveWithRecord();
    expect((await team.post('/on')).json()).toMatchObject({ code: 'not_tested' });
    expect((await team.post('/test')).json()).toMatchObject({ code: 'not_proved' });
    const proved = (await team.post('/domain/record')).json<Setup>();
    expect(proved).toMatchObject({ setup: { state: 'proved', proved_by: 'dns' } });
    const { location } = (await team.post('/test')).json<{ location: string }>();
    const query = await provider.signIn(location, `anybody@${team.domain}`);
    const back = await team.owner.get(`/sso/callback?${query}`);
    expect(back.headers.location).toBe('/sso?test=passed');
    expect((await team.post('/on')).json()).toMatchObject({ setup: { state: 'on', people: 0 } });
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [`ken@${team.domain}`, 'You now sign in with your company account'],
    ]);
    const begun = await team.begin(`ken@${team.domain}`);
    const way = await provider.signIn(begun.location, `ken@${team.domain}`);
    const page = await begun.browser.visit(`/sso/callback?${way}`);
    expect(page.body).toContain(`ken@${team.domain}`);
    expect(page.body).toContain('"name":"sso_join"');
    const shown = await begun.browser.send('POST', `${begun.action}/sso/join/proof`, passwordProof);
    const end = await begun.browser.visit(shown.json<{ location: string }>().location);
    expect(end.body).toContain('"name":"account"');
    expect((await team.owner.get('/api/sso')).json()).toMatchObject({ setup: { people: 1 } });
  }, 30_000);

  it('stores the secret encrypted, and never returns it', async () => {
    const answer = await team.save({ client_secret: 'never shown' });
    expect(answer.body).not.toContain('never shown');
    const { client_secret: sealed = '' } = (await team.setup()) ?? {};
    expect(sealed).not.toContain('never shown');
    expect(server.deps.keys.unseal(sealed)).toBe('never shown');
    await team.save({ client_secret: '' });
    expect(server.deps.keys.unseal((await team.setup())?.client_secret ?? '')).toBe('never shown');
  });

  it('sends a secret only to the provider for which it was typed', async () => {
    await team.save();
    for (const other of [{ issuer: 'http://127.0.0.1:9/' }, { client_id: 'another' }]) {
      const answer = await team.save({ ...other, client_secret: '' });
      expect(answer.json()).toMatchObject({ msg: { client_secret: 'required' } });
    }
  });

  it('accepts the URL of the discovery document', async () => {
    const copied = { issuer: `${provider.issuer}/.well-known/openid-configuration` };
    expect((await team.save(copied)).json()).toMatchObject({ setup: { issuer: provider.issuer } });
  });

  it('ends sessions opened by password in the domain, except the owner’s', async () => {
    const ken = await signInAtAccounts(server, {
      email: `ken@${team.domain}`,
      password: testPassword,
    });
    expect((await ken.get('/api/user')).statusCode).toBe(200);
    await team.switchOn();
    expect((await ken.get('/api/user')).statusCode).toBe(401);
    expect((await team.owner.get('/api/user')).statusCode).toBe(200);
  });

  it('changes nothing but the secret while it is on', async () => {
    await team.switchOn();
    expect((await team.save({ client_secret: 'new' })).statusCode).toBe(200);
    const other = await team.save({ issuer: 'http://127.0.0.1:9/' });
    expect(other.json()).toMatchObject({ code: 'switched_on' });
    expect((await team.owner.send('DELETE', '/api/sso', undefined)).statusCode).toBe(409);
    await team.post('/off');
    expect((await team.save({ issuer: 'http://127.0.0.1:9/' })).json()).toMatchObject({
      setup: { state: 'proved' },
    });
    expect((await team.owner.send('DELETE', '/api/sso', undefined)).json()).toMatchObject({
      setup: null,
    });
  });

  it.each([
    [{ domain: 'gmail.com' }, { domain: 'public_domain' }],
    [{ domain: 'mail.yahoo.co.jp' }, { domain: 'public_domain' }],
    [{ domain: 'ocn.ne.jp' }, { domain: 'public_domain' }],
    [{ domain: 'co.jp' }, { domain: 'not_a_domain' }],
    [{ domain: 'localhost' }, { domain: 'not_a_domain' }],
    [{ domain: '192.0.2.1' }, { domain: 'not_a_domain' }],
    [{ domain: 'a b.co.jp' }, { domain: 'not_a_domain' }],
    [{ issuer: 'ftp://login.kiban.co.jp' }, { issuer: 'not_an_address' }],
    [{ issuer: 'https://login.kiban.co.jp?x=1' }, { issuer: 'not_an_address' }],
    [{ issuer: 'login.kiban.co.jp' }, { issuer: 'not_an_address' }],
    [{ client_secret: '' }, { client_secret: 'required' }],
  ])('refuses %j', async (given, msg) => {
    const answer = await team.save(given);
    expect([answer.statusCode, answer.json<{ msg: object }>().msg]).toEqual([422, msg]);
  });

  it('requires a recent proof for every change', async () => {
    server.pass(11 * 60_000);
    for (const answer of [await team.save(), await team.post('/on'), await team.post('/test')]) {
      expect(answer.json()).toMatchObject({ code: 'proof_needed' });
    }
    server.pass(-11 * 60_000);
  });

  it('reports the fault of a tested provider', async () => {
    await saveWithRecord();
    await team.post('/domain/record');
    const test = async () => (await team.post('/test')).json<{ location: string }>().location;
    const away = async (login: string) => {
      const query = await provider.signIn(await test(), login);
      return (await team.owner.get(`/sso/callback?${query}`)).headers.location;
    };
    expect(await away('somebody@elsewhere.co.jp')).toBe('/sso?test=other_domain');
    await team.save({ client_secret: 'wrong' });
    expect(await away(`ken@${team.domain}`)).toBe('/sso?test=not_trusted');
    await team.save({ issuer: 'http://127.0.0.1:9/' });
    expect((await team.post('/test')).json()).toMatchObject({ code: 'provider_away' });
  }, 30_000);
});

it('calls private addresses only if allowed', async () => {
  const strict = await createTestServer();
  const strictTeam = await SignOnTeam.open(strict, {
    domain: 'company-x.co.jp',
    issuer: 'https://login.company-x.co.jp',
  });
  for (const issuer of [
    provider.issuer,
    'https://127.0.0.1',
    'https://[::ffff:169.254.169.254]',
    'https://0x7f.1',
    'https://10.0.0.1',
    'https://localhost',
    'https://login.localhost:8443',
    'https://intranet',
    'http://login.company-x.co.jp',
  ]) {
    expect((await strictTeam.save({ issuer })).json()).toMatchObject({
      msg: { issuer: 'not_an_address' },
    });
  }
  await strict.close();
}, 60_000);
