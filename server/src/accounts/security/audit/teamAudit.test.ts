import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TeamAudit } from '@portal/shared/contracts';
import { recordAudit } from '../../../platform/db/audit.ts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

type Entry = Parameters<typeof recordAudit>[1];

let server: TestServer;
let owner: AccountsBrowser;
let guest: AccountsBrowser;
let team: string;
let ken: string;

beforeAll(async () => {
  server = await createTestServer();
  const people = [
    await aNewPerson(),
    await aNewPerson({ email: 'guest@kiban.example', role: 'guest', firstName: 'Ken' }),
  ];
  await anAccountsTeam(server.deps, { people });
  await anAccountsTeam(server.deps, {
    name: 'Another team',
    people: [await aNewPerson({ email: 'owner@another.example', firstName: 'Stranger' })],
  });
  owner = await signInAtAccounts(server, { email: 'hanako@kiban.example', password: testPassword });
  guest = await signInAtAccounts(server, { email: 'guest@kiban.example', password: testPassword });
  const row = await server.deps.db
    .selectFrom('accounts.account as person')
    .innerJoin('accounts.membership as member', 'member.account_id', 'person.id')
    .select(['person.id', 'member.team_id'])
    .where('email', '=', 'guest@kiban.example')
    .executeTakeFirstOrThrow();
  team = row.team_id;
  ken = row.id;
  await act({ action: 'license.release', object: 'L-0001', actor: ken, ip: '192.0.2.7' });
  await act({ action: 'order.pay', object: 'S20261100001', actor: 'token:bank' });
  await act({ action: 'order.expire', object: 'S20261100002', actor: 'system' });
  await act({ action: 'device.enrol', object: 'k-1', actor: ken, details: { host: 'ＷＳ-12' } });
  await act({ action: 'order.place', object: 'S20261100003', actor: 'who-has-left' });
  // What no team is told.
  await act({ action: 'payment.mismatch', object: 'S20261100001', actor: 'system' });
}, 60_000);
afterAll(() => server.close());

function act(entry: Pick<Entry, 'action' | 'object' | 'actor' | 'ip' | 'details'>) {
  return recordAudit(server.deps.db, { at: server.deps.clock(), teamId: team, ...entry });
}

async function read(query = '', browser = owner): Promise<TeamAudit> {
  return (await browser.get(`/api/audit?${query}`)).json<TeamAudit>();
}

const objects = ({ acts }: TeamAudit) => acts.map(({ object }) => object);

describe('GET /api/audit', () => {
  it('answers the acts of the own team, the newest first', async () => {
    const { acts, people, next } = await read();
    expect(
      acts.slice(0, 5).map(({ action, actor, object, ip }) => ({ action, actor, object, ip })),
    ).toEqual([
      { action: 'order.place', actor: { kind: 'former' }, object: 'S20261100003', ip: null },
      {
        action: 'device.enrol',
        actor: { kind: 'person', last_name: 'Sato', first_name: 'Ken' },
        object: 'ＷＳ-12',
        ip: null,
      },
      { action: 'order.expire', actor: { kind: 'system' }, object: 'S20261100002', ip: null },
      { action: 'order.pay', actor: { kind: 'operator' }, object: 'S20261100001', ip: null },
      {
        action: 'license.release',
        actor: { kind: 'person', last_name: 'Sato', first_name: 'Ken' },
        object: 'L-0001',
        ip: '192.0.2.7',
      },
    ]);
    expect(acts.map(({ action }) => action)).toContain('account.sign-in');
    expect(acts.map(({ action }) => action)).not.toContain('payment.mismatch');
    expect(people.map(({ first_name }) => first_name)).not.toContain('Stranger');
    expect(next).toBeNull();
  });

  it.each([
    ['a kind', 'about=licenses', ['ＷＳ-12', 'L-0001']],
    ['a number', 'q=s20261100002', ['S20261100002']],
    ['a name and a word of the act', 'q=ken+released', ['L-0001']],
    ['words in Japanese', `q=${encodeURIComponent('ライセンスの解放')}`, ['L-0001']],
    ['a computer in another width', 'q=ws-12', ['ＷＳ-12']],
    ['an address', 'q=192.0.2.7', ['L-0001']],
    ['what nothing has', 'q=%25', []],
    ['days before', 'to=2020-01-01', []],
  ])('narrows by %s', async (_what, query, expected) => {
    expect(objects(await read(query))).toEqual(expected);
  });

  it('narrows by who acted', async () => {
    const { acts } = await read(`person=${ken}&about=licenses`);
    expect(acts).toHaveLength(2);
    expect(objects(await read('person=who-has-left'))).toEqual(['S20261100003']);
  });

  it('goes on page by page, without a gap', async () => {
    for (let n = 0; n < 205; n += 1) {
      await act({ action: 'order.cancel', object: `page-${n}`, actor: 'system' });
    }
    const pages: string[] = [];
    let next: number | null = null;
    do {
      const page = await read(`q=page-${next === null ? '' : `&before=${next}`}`);
      pages.push(...objects(page).map(String));
      ({ next } = page);
    } while (next !== null);
    expect(pages).toHaveLength(205);
    expect(new Set(pages).size).toBe(205);
  });

  it.each(['about=everything', 'from=yesterday', 'before=x', 'before=0'])(
    'refuses %s',
    async (query) => {
      expect((await owner.get(`/api/audit?${query}`)).statusCode).toBe(422);
    },
  );

  it('is for owners and admins', async () => {
    for (const path of ['/api/audit', '/api/audit.csv']) {
      expect((await guest.get(path)).statusCode).toBe(403);
      expect((await new AccountsBrowser(server.accounts).get(path)).statusCode).toBe(401);
    }
  });
});

describe('GET /api/audit.csv', () => {
  it('has the acts in words, and nothing that a spreadsheet runs', async () => {
    await act({ action: 'device.enrol', object: 'k', actor: ken, details: { host: '=cmd' } });
    const answer = await owner.get('/api/audit.csv?about=licenses');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = answer.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Time (Tokyo),Who,Action,Subject,Network address');
    expect(lines).toEqual([
      '2026-11-21 12:00:00,Ken Sato,Added a computer,"\'=cmd",',
      '2026-11-21 12:00:00,Ken Sato,Added a computer,ＷＳ-12,',
      '2026-11-21 12:00:00,Ken Sato,Released a license,L-0001,192.0.2.7',
    ]);
  });
});
