import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressState } from '@portal/shared/contracts';
import { AddressVisit } from '../../../testing/browsers/AddressVisit.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import { testPassword } from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';

const hourMs = 3_600_000;
let server: TestServer;
let visit: AddressVisit;
let people = 0;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  visit = await AddressVisit.open(server, String(people));
});

const signsInWith = async (email: string) => {
  const { send } = await SignInVisit.open(server);
  return (await send({ email, password: testPassword })).outcome;
};

describe('a change of the mail address', () => {
  it.each([
    ['the new address first', ['new', 'old']],
    ['the old address first', ['old', 'new']],
  ] as const)('is made when both have agreed, %s', async (_what, [first, second]) => {
    expect((await visit.ask()).json<AddressState>().waiting).toMatchObject({
      email: visit.fresh,
      new_agreed: false,
      old_agreed: false,
    });
    const links = await visit.tokens();
    expect(await visit.act('agree', links[first])).toBe('waiting');
    expect(await visit.emailNow()).toBe(visit.old);
    expect(
      (await visit.browser.get('/api/user/address')).json<AddressState>().waiting,
    ).toMatchObject({
      [`${first}_agreed`]: true,
      [`${second}_agreed`]: false,
    });
    expect(await visit.act('agree', links[second])).toBe('changed');
    expect(await visit.emailNow()).toBe(visit.fresh);
    expect([await signsInWith(visit.old), await signsInWith(visit.fresh)]).toEqual([
      'refused',
      'signed_in',
    ]);
    // The present session stays.
    expect((await visit.browser.get('/api/user/address')).json()).toEqual({
      email: visit.fresh,
      waiting: null,
    });
  });

  it('informs both addresses, the manager and the audit log', async () => {
    await visit.ask();
    const links = await visit.tokens();
    await visit.act('agree', links.old);
    await visit.act('agree', links.new);
    await server.runJobs();
    const sent = await visit.mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [visit.fresh, '新しいメールアドレスの確認'],
      [visit.old, 'メールアドレス変更のお申し込み'],
      [visit.fresh, 'メールアドレスが変更されました'],
      [visit.old, 'メールアドレスが変更されました'],
    ]);
    expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(['security']));
    const known = await server.deps.db
      .selectFrom('manager.user_ref')
      .select('email')
      .where('id', '=', visit.accountId)
      .executeTakeFirst();
    expect(known?.email).toBe(visit.fresh);
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['action', 'details'])
      .where('object', '=', visit.accountId)
      .where('action', 'like', 'account.address%')
      .orderBy('seq')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual([
      'account.address-ask',
      'account.address-change',
    ]);
    expect(JSON.stringify(acts)).not.toContain('@');
  });

  it('stores only digests of the tokens', async () => {
    await visit.ask();
    const links = await visit.tokens();
    const rows = await server.deps.db.selectFrom('accounts.address_change').selectAll().execute();
    expect(links.old).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(links.old);
    expect(JSON.stringify(rows)).not.toContain(links.new);
  });

  it('requires a recent proof', async () => {
    server.pass(11 * 60_000);
    const answer = await visit.ask();
    expect(answer.json()).toMatchObject({ code: 'proof_needed' });
    await server.runJobs();
    expect(await visit.mails()).toEqual([]);
  });

  it('refuses the present address and invalid ones', async () => {
    expect((await visit.ask(visit.old.toUpperCase())).json()).toMatchObject({
      msg: { email: 'same_address' },
    });
    expect((await visit.ask('nothing')).statusCode).toBe(422);
  });

  it('is not made by opening one link twice', async () => {
    await visit.ask();
    const links = await visit.tokens();
    expect([await visit.act('agree', links.new), await visit.act('agree', links.new)]).toEqual([
      'waiting',
      'waiting',
    ]);
    expect(await visit.emailNow()).toBe(visit.old);
  });

  it('is made once when both links are opened concurrently', async () => {
    await visit.ask();
    const links = await visit.tokens();
    const outcomes = await Promise.all([
      visit.act('agree', links.new),
      visit.act('agree', links.old),
    ]);
    expect(outcomes.toSorted()).toEqual(['changed', 'waiting']);
    expect(await visit.emailNow()).toBe(visit.fresh);
  });

  it.each(['old', 'new'] as const)('is stopped by the link to the %s address', async (side) => {
    await visit.ask();
    const links = await visit.tokens();
    await visit.act('agree', links[side === 'old' ? 'new' : 'old']);
    expect(await visit.act('refuse', links[side])).toBe('refused');
    expect([await visit.act('agree', links.old), await visit.act('agree', links.new)]).toEqual([
      'used',
      'used',
    ]);
    expect(await visit.emailNow()).toBe(visit.old);
  });

  it('ends after 24 hours, when it is cancelled and when another is requested', async () => {
    await visit.ask();
    const first = await visit.tokens();
    await visit.ask();
    const second = await visit.tokens();
    expect(await visit.act('agree', first.new)).toBe('used');
    await visit.browser.send('DELETE', '/api/user/address', undefined);
    expect(await visit.act('agree', second.new)).toBe('used');
    const acts = await auditOf(server.deps, visit.accountId);
    expect(acts.at(-1)).toMatchObject({
      action: 'account.address-refuse',
      actor: visit.accountId,
    });
    await visit.ask();
    const third = await visit.tokens();
    server.pass(25 * hourMs);
    expect(await visit.act('agree', third.new)).toBe('expired');
    expect(await visit.act('agree', 'made-up')).toBe('unknown');
  });

  it('is shown by its links without taking effect', async () => {
    await visit.ask();
    const links = await visit.tokens();
    expect(await visit.look(links.new)).toMatchObject({
      state: 'open',
      side: 'new',
      old_email: visit.old,
      new_email: visit.fresh,
      has_agreed: false,
    });
    expect(await visit.look(links.old)).toMatchObject({ side: 'old' });
    expect(await visit.look('made-up')).toEqual({ state: 'unknown' });
    const page = await visit.visitor.get(`/address/${links.new}`);
    expect(page.body).toContain('"name":"address"');
    expect(await visit.emailNow()).toBe(visit.old);
  });

  it('voids password reset links sent to the old address', async () => {
    await visit.visitor.send('POST', '/api/password/reset', { email: visit.old });
    await server.runJobs();
    const reset = /password\/reset\/([\w-]+)/.exec((await visit.mails())[0]?.body ?? '')?.[1] ?? '';
    await visit.ask();
    const links = await visit.tokens();
    await visit.act('agree', links.new);
    await visit.act('agree', links.old);
    const answer = await visit.visitor.send('POST', '/api/password/reset/confirm', {
      token: reset,
      password: 'violet copper plating',
    });
    expect(answer.json()).toEqual({ outcome: 'used' });
  });

  it('accepts five requests a day', async () => {
    for (let wish = 0; wish < 5; wish += 1) {
      expect((await visit.ask(`wish-${wish}-${visit.fresh}`)).statusCode).toBe(200);
    }
    expect((await visit.ask()).statusCode).toBe(429);
  });
});
