import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Invitation } from '@portal/shared/contracts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let owner: AccountsBrowser;
let guest: AccountsBrowser;
let stranger: AccountsBrowser;

const wanted = {
  email: 'ken@kiban.example',
  last_name: '田中',
  first_name: '健',
  role: 'guest',
  locale: 'ja',
};

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, {
    people: [await aNewPerson(), await aNewPerson({ email: 'guest@kiban.example', role: 'guest' })],
  });
  await anAccountsTeam(server.deps, {
    people: [await aNewPerson({ email: 'owner@another.example' })],
  });
  const signIn = (email: string) => signInAtAccounts(server, { email, password: testPassword });
  owner = await signIn('hanako@kiban.example');
  guest = await signIn('guest@kiban.example');
  stranger = await signIn('owner@another.example');
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.deps;
  await db.deleteFrom('accounts.invitation').execute();
  await db.deleteFrom('portal.mail_outbox').execute();
  await db.deleteFrom('portal.call_limit').execute();
});

const mails = () =>
  server.deps.db.selectFrom('portal.mail_outbox').selectAll().orderBy('id').execute();
const send = (given: object = {}, browser = owner) =>
  browser.send('POST', '/api/invitations', { ...wanted, ...given });

async function invitations(browser = owner): Promise<readonly Invitation[]> {
  return (await browser.get('/api/users')).json<{ invitations: Invitation[] }>().invitations;
}

async function mailedLink(): Promise<string> {
  const body = (await mails()).at(-1)?.body ?? '';
  return /http:\/\/localhost:3001(\/invitation\/[\w-]+)/.exec(body)?.[1] ?? '';
}

async function stateOf(link: string): Promise<unknown> {
  const visitor = new AccountsBrowser(server.accounts);
  await visitor.get(link);
  const token = link.split('/').at(-1) ?? '';
  const answer = await visitor.send('POST', '/api/invitations/look', { token });
  return answer.json<{ state: string }>().state;
}

describe('POST /api/invitations', () => {
  it('mails a link for seven days, and stores only its digest', async () => {
    const answer = await send();
    expect(answer.json()).toMatchObject({
      invitations: [
        { email: wanted.email, role: 9, expires_at: '2026-11-28T03:00:00.000Z', locale: 'ja' },
      ],
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: wanted.email, subject: 'チームへのご招待' });
    expect(mail?.body).toContain('田中 健 様');
    expect(mail?.body).toContain('チーム「Kiban Works」にゲストとして');
    const rows = await server.deps.db.selectFrom('accounts.invitation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain((await mailedLink()).split('/').at(-1));
    expect(await stateOf(await mailedLink())).toBe('open');
  });

  it('does not reveal whether an address has an account', async () => {
    const unknown = await send({ locale: 'en' });
    const known = await send({ email: 'OWNER@another.example', locale: 'en' });
    expect(known.statusCode).toBe(unknown.statusCode);
    const [first, second] = await mails();
    expect(second?.subject).toBe(first?.subject);
    const keys = (answer: typeof known) =>
      answer.json<{ invitations: object[] }>().invitations.map((each) => Object.keys(each));
    expect(keys(known)).toEqual([keys(unknown)[0], keys(unknown)[0]]);
  });

  it.each([
    [{ email: 'GUEST@kiban.example' }, { email: 'already_member' }],
    [{ email: 'nobody' }, { email: 'not_an_email' }],
    [{ last_name: 'a\u202eb' }, { last_name: 'not_plain_text' }],
  ])('refuses %j', async (given, msg) => {
    expect((await send(given)).json()).toMatchObject({ msg });
    expect(await mails()).toEqual([]);
  });

  it('invites an address once, also with concurrent calls', async () => {
    const answers = await Promise.all([send(), send({ email: 'KEN@kiban.example' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await send()).json()).toMatchObject({ msg: { email: 'already_invited' } });
  });

  it('never grants ownership, and is only for owner and admins', async () => {
    expect((await send({ role: 'owner' })).statusCode).toBe(422);
    expect((await send({}, guest)).json()).toMatchObject({ code: 'not_allowed' });
    const visitor = new AccountsBrowser(server.accounts);
    await visitor.get('/sign_up/');
    expect((await send({}, visitor)).statusCode).toBe(401);
  });

  it('limits mails to one mailbox from all teams', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await send()).statusCode).toBe(200);
      await server.deps.db.deleteFrom('accounts.invitation').execute();
    }
    expect((await send({}, stranger)).statusCode).toBe(429);
    expect((await send({ email: 'other@kiban.example' })).statusCode).toBe(200);
  });
});

describe('an invitation', () => {
  it('can be sent again with a new link, also after it expired', async () => {
    await send();
    const former = await mailedLink();
    server.pass(8 * 24 * 60 * 60_000);
    expect(await stateOf(former)).toBe('expired');
    const [{ id } = { id: '' }] = await invitations();
    expect((await owner.send('POST', `/api/invitations/${id}/send`, {})).statusCode).toBe(200);
    expect(await stateOf(former)).toBe('unknown');
    expect(await stateOf(await mailedLink())).toBe('open');
    server.pass(-8 * 24 * 60 * 60_000);
  });

  it('changes role and names', async () => {
    await send();
    const [{ id } = { id: '' }] = await invitations();
    const change = { role: 'admin', last_name: '', first_name: 'Ken' };
    expect((await owner.send('PUT', `/api/invitations/${id}`, change)).statusCode).toBe(200);
    expect(await invitations()).toMatchObject([{ role: 2, last_name: '', first_name: 'Ken' }]);
  });

  it('is revoked with its link', async () => {
    await send();
    const link = await mailedLink();
    const [{ id } = { id: '' }] = await invitations();
    const answer = await owner.send('DELETE', `/api/invitations/${id}`, undefined);
    expect(answer.json()).toMatchObject({ invitations: [] });
    expect(await stateOf(link)).toBe('unknown');
  });

  it('cannot be changed by another team', async () => {
    await send();
    const [{ id } = { id: '' }] = await invitations();
    const path = `/api/invitations/${id}`;
    const change = { role: 'admin', last_name: '', first_name: '' };
    const answers = [
      await stranger.send('PUT', path, change),
      await stranger.send('POST', `${path}/send`, {}),
      await stranger.send('DELETE', path, undefined),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await invitations(stranger)).toEqual([]);
    expect(await invitations()).toMatchObject([{ role: 9 }]);
  });
});

describe('POST /api/invitations/import', () => {
  const csv = [
    'Email;Role;Last name;First name',
    'a@kiban.example;guest;Abe;Aoi',
    '',
    'b@kiban.example;管理者',
    'A@KIBAN.example;guest',
    'd@kiban.example;chief',
    'd@kiban.example;guest;Sm"i"th',
    'e@kiban.example;guest;\ufffd',
    'guest@kiban.example',
    'nobody;guest',
    'c@kiban.example;boss',
    'p@kiban.example;guest;김',
  ].join('\r\n');
  const faults = [
    [2, null],
    [4, null],
    [5, 'twice'],
    [6, 'unknown_role'],
    [7, null],
    [8, 'not_plain_text'],
    [9, 'already_member'],
    [10, 'not_an_email'],
    [11, 'unknown_role'],
    [12, 'not_printable'],
  ];
  const importCsv = (given: object, browser = owner) =>
    browser.send('POST', '/api/invitations/import', { csv, locale: 'en', ...given });
  const faultsOf = async (given: object) =>
    (await importCsv(given))
      .json<{ lines: { line: number; fault: string | null }[] }>()
      .lines.map(({ line, fault }) => [line, fault]);

  it('reports the outcome of each line, and sends nothing', async () => {
    expect(await faultsOf({ dry_run: true })).toEqual(faults);
    expect(await mails()).toEqual([]);
  });

  it('invites the people of valid lines', async () => {
    expect(await faultsOf({ dry_run: false })).toEqual(faults);
    const invited = (await invitations()).map(({ email, role, last_name }) => [
      email,
      role,
      last_name,
    ]);
    expect(invited.sort()).toEqual([
      ['a@kiban.example', 9, 'Abe'],
      ['b@kiban.example', 2, ''],
      ['d@kiban.example', 9, 'Sm"i"th'],
    ]);
    expect((await faultsOf({ dry_run: false })).slice(0, 2)).toEqual([
      [2, 'already_invited'],
      [4, 'already_invited'],
    ]);
    expect(await mails()).toHaveLength(3);
  });

  it('names the line of an unclosed quote, and invites nobody', async () => {
    const broken = 'a@kiban.example\nb@kiban.example,guest,"Abe\nc@kiban.example';
    expect(await faultsOf({ csv: broken, dry_run: false })).toEqual([[2, 'quotes']]);
    const long = `a@b.example\n${'x'.repeat(5000)}`;
    expect(await faultsOf({ csv: long, dry_run: false })).toEqual([[2, 'line_too_long']]);
    expect(await mails()).toEqual([]);
  });

  it('refuses a file without lines or with too many', async () => {
    const many = Array.from({ length: 201 }, (_, line) => `p${line}@kiban.example`).join('\n');
    const fault = async (text: string) => (await importCsv({ csv: text, dry_run: true })).json();
    expect(await fault('Email')).toMatchObject({ msg: { csv: 'required' } });
    expect(await fault(many)).toMatchObject({ msg: { csv: 'too_long' } });
    expect((await importCsv({ dry_run: true }, guest)).statusCode).toBe(403);
  });
});
