import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { NameServer } from '../../../testing/single-sign-on/NameServer.ts';
import { SignOnTeam } from '../../../testing/single-sign-on/SignOnTeam.ts';
import { checkDomains } from './checkDomains.ts';

let server: TestServer;
let names: NameServer;
let team: SignOnTeam;
let mark = 0;

beforeAll(async () => {
  names = await NameServer.start();
  server = await createTestServer({ DNS_SERVERS: names.address });
}, 60_000);
afterAll(async () => {
  names.close();
  await server.close();
});
beforeEach(async () => {
  mark += 1;
  names.isBroken = false;
  team = await openTeam(`company-${mark}.co.jp`);
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  await server.deps.db.deleteFrom('portal.call_limit').execute();
});

const openTeam = (domain: string) =>
  SignOnTeam.open(server, { domain, issuer: 'https://login.company.co.jp' });

interface Setup {
  readonly setup: { readonly record: { readonly name: string; readonly value: string } };
}

/** Publishes a team's record in the tests' DNS. */
async function putRecord(of = team): Promise<void> {
  const { record } = (await of.owner.get('/api/sso')).json<Setup>().setup;
  names.records.set(record.name, record.value);
}

const mails = () =>
  server.deps.db
    .selectFrom('portal.mail_outbox')
    .select(['recipient', 'subject', 'body'])
    .orderBy('id')
    .execute();

describe('the proof of a domain', () => {
  it('reports a missing record, or that no name server answers', async () => {
    await team.save();
    expect((await team.post('/domain/record')).json()).toMatchObject({ code: 'record_missing' });
    names.records.set(`_portal-challenge.${team.domain}`, 'portal-domain=of somebody else');
    expect((await team.post('/domain/record')).json()).toMatchObject({ code: 'record_missing' });
    names.isBroken = true;
    expect((await team.post('/domain/record')).json()).toMatchObject({ code: 'dns_away' });
  }, 30_000);

  it('is unique: a second team is refused', async () => {
    const other = await openTeam(`other-${mark}.co.jp`);
    await team.save();
    await putRecord();
    await other.save({ domain: team.domain.toUpperCase() });
    await team.post('/domain/record');
    await putRecord(other);
    expect((await other.post('/domain/record')).json()).toMatchObject({ code: 'domain_taken' });
    const again = await other.save({ domain: team.domain });
    expect(again.json()).toMatchObject({ msg: { domain: 'domain_taken' } });
  });

  it('is valid only for its domain', async () => {
    await team.save();
    await putRecord();
    await team.post('/domain/record');
    const moved = await team.save({ domain: `sub.${team.domain}` });
    expect(moved.json()).toMatchObject({ setup: { state: 'draft', proved_by: null } });
  });

  it('works by a mailed link, once, for 24 hours', async () => {
    await team.save();
    const link = async () => {
      await team.post('/domain/mail', { mailbox: 'postmaster' });
      const mail = (await mails()).at(-1);
      expect(mail?.recipient).toBe(`postmaster@${team.domain}`);
      return /\/sso\/domain\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    };
    const visitor = new AccountsBrowser(server.accounts);
    const open = async (token: string) => {
      await visitor.get(`/sso/domain/${token}`);
      const answer = await visitor.send('POST', '/api/sso/domain/confirm', { token });
      return answer.json<{ outcome: string }>().outcome;
    };
    const first = await link();
    const second = await link();
    expect(await open(first)).toBe('used');
    expect(await open(second)).toBe('proved');
    expect(await open(second)).toBe('used');
    expect(await open('made-up')).toBe('used');
    expect((await team.owner.get('/api/sso')).json()).toMatchObject({
      setup: { state: 'proved', proved_by: 'mail', mailed_to: null },
    });
    const late = await link();
    server.pass(24 * 3_600_000);
    expect(await open(late)).toBe('used');
    server.pass(-24 * 3_600_000);
    const elsewhere = await team.post('/domain/mail', { mailbox: 'ken' });
    expect(elsewhere.statusCode).toBe(422);
  });

  it('limits its mails', async () => {
    await team.save();
    for (let time = 0; time < 5; time += 1) {
      expect((await team.post('/domain/mail', { mailbox: 'admin' })).statusCode).toBe(200);
    }
    expect((await team.post('/domain/mail', { mailbox: 'admin' })).statusCode).toBe(429);
  });

  it('is checked again: the owner is told once of a lost record, and nothing is switched off', async () => {
    await team.save();
    await putRecord();
    await team.post('/domain/record');
    const lost = async () => {
      await checkDomains(server.deps);
      const subjects = (await mails()).filter(({ subject }) => subject.includes(team.domain));
      return [(await team.setup())?.lost_at !== null, subjects.length];
    };
    expect(await lost()).toEqual([false, 0]);
    names.records.delete(`_portal-challenge.${team.domain}`);
    names.isBroken = true;
    expect(await lost()).toEqual([false, 0]);
    names.isBroken = false;
    expect(await lost()).toEqual([true, 1]);
    expect(await lost()).toEqual([true, 1]);
    expect((await team.owner.get('/api/sso')).json()).toMatchObject({ setup: { state: 'proved' } });
    await putRecord();
    expect(await lost()).toEqual([false, 1]);
  }, 60_000);
});
