import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { postForm } from '../../../testing/shops/openCardShop.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';

interface ListedCard {
  readonly id: string;
  readonly last4: string;
  readonly is_default: 0 | 1;
  readonly owner_name: string | null;
}

let shop: Shop;
let count = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A community team with owner, admin and guest, who are signed in. */
async function aTeam() {
  count += 1;
  const roles = ['owner', 'admin', 'guest'] as const;
  const people = await Promise.all(
    roles.map((role) => aNewPerson({ role, email: `${role}-${count}@cards.example` })),
  );
  const team = await anAccountsTeam(shop.deps, { edition: 'community', people });
  await shop.runJobs();
  const [owner, admin, guest] = await Promise.all(
    people.map(({ email }) => signInAtAccounts(shop, { email, password: testPassword })),
  );
  return { id: team.id, owner: owner!, admin: admin!, guest: guest! };
}

async function cardsOf(browser: AccountsBrowser): Promise<readonly ListedCard[]> {
  return (await browser.get('/api/cards')).json();
}

/** Opens the gateway's page for a new card. */
async function openPage(browser: AccountsBrowser): Promise<URL> {
  const answer = await browser.send('POST', '/api/cards', {});
  return new URL(answer.json<{ location: string }>().location);
}

/** Submits the gateway's page like a browser. @returns its redirect and content */
async function fill(page: URL, fields: Readonly<Record<string, string>>) {
  const answer = await fetch(new URL('/cards/new', page), {
    method: 'POST',
    body: new URLSearchParams({ page: page.searchParams.get('page') ?? '', ...fields }),
    redirect: 'manual',
  });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}

const aCard = { number: '4242 4242 4242 4242', holder: 'HANAKO SATO', expiry: '12/40' };

async function add(browser: AccountsBrowser, number = aCard.number): Promise<void> {
  await fill(await openPage(browser), { ...aCard, number, answer: 'add' });
}

describe('cards of a person', () => {
  it('are added on a page of the gateway, which takes one card and returns', async () => {
    const { id, owner } = await aTeam();
    const page = await openPage(owner);
    expect(page.origin).toBe(shop.deps.config.gateway?.url);
    const asked = await (await fetch(page)).text();
    expect(asked.match(/<input/g)).toHaveLength(4);
    // Without scripts, the browser submits whatever is in the fields.
    expect(asked).not.toMatch(/<script|\son\w+=/);
    const wrong = await fill(page, { ...aCard, number: '4111111111111111', answer: 'add' });
    expect([wrong.status, wrong.html.includes('role="alert"')]).toEqual([422, true]);
    expect(wrong.html).not.toContain('4111111111111111');
    const empty = await fill(page, { number: '', holder: ' ', expiry: '', answer: 'add' });
    expect(empty.html.match(/role="alert"[^>]*>[^<]+/g)?.map((told) => told.split('>')[1])).toEqual(
      [
        'Enter the card number.',
        'Enter the name on the card.',
        'Enter the month and year in which the card expires.',
      ],
    );
    const done = await fill(page, { ...aCard, answer: 'add' });
    expect([done.status, done.to]).toEqual([303, 'http://localhost:3001/creditcard?card=added']);
    expect((await fill(page, { ...aCard, answer: 'add' })).status).toBe(404);
    expect(await cardsOf(owner)).toMatchObject([
      { brand: 'Visa', last4: '4242', holder: 'HANAKO SATO', expiry: '12/40', is_default: 0 },
    ]);
    const acts = await shop.deps.db
      .selectFrom('portal.audit_log')
      .select('action')
      .where('team_id', '=', id)
      .execute();
    expect(acts.map(({ action }) => action)).toContain('card.add');
  });

  it('may be typed in full width', async () => {
    const { owner } = await aTeam();
    const wide = { number: '４２４２－４２４２ー4242　４２４２', expiry: '１２／４０ ' };
    const page = await openPage(owner);
    const again = await fill(page, { ...aCard, ...wide, holder: '', answer: 'add' });
    expect(again.html).toContain('value="12/40"');
    await fill(page, { ...aCard, ...wide, holder: ' HANAKO SATO　', answer: 'add' });
    expect(await cardsOf(owner)).toMatchObject([
      { last4: '4242', holder: 'HANAKO SATO', expiry: '12/40' },
    ]);
  });

  it('are not added after a cancellation, or too late', async () => {
    const { owner } = await aTeam();
    const page = await openPage(owner);
    const back = await fill(page, { ...aCard, answer: 'cancel' });
    expect(back.to).toBe('http://localhost:3001/creditcard?card=cancelled');
    const late = await openPage(owner);
    shop.pass(30 * 60_000);
    expect((await fill(late, { ...aCard, answer: 'add' })).status).toBe(404);
    shop.pass(-30 * 60_000);
    expect(await cardsOf(owner)).toEqual([]);
  });

  it('require a recent proof to add or delete one', async () => {
    const { owner } = await aTeam();
    await add(owner);
    const [card] = await cardsOf(owner);
    const calls = [
      () => owner.send('POST', '/api/cards', {}),
      () => owner.send('DELETE', `/api/cards/${card!.id}`, {}),
    ];
    shop.pass(11 * 60_000);
    for (const call of calls) {
      expect((await call()).json()).toMatchObject({ code: 'proof_needed' });
    }
    expect(await cardsOf(owner)).toHaveLength(1);
    await owner.send('POST', '/api/proof', { password: testPassword });
    for (const call of calls) expect((await call()).statusCode).toBe(200);
    shop.pass(-11 * 60_000);
  });

  it('have one default, and can be deleted', async () => {
    const { owner } = await aTeam();
    await add(owner);
    await add(owner, '4000000000003220');
    const [first, second] = await cardsOf(owner);
    await owner.send('PUT', `/api/cards/${first!.id}/default`, {});
    const after = await owner.send('PUT', `/api/cards/${second!.id}/default`, {});
    expect(after.json()).toMatchObject([
      { id: second!.id, is_default: 1 },
      { id: first!.id, is_default: 0 },
    ]);
    const left = await owner.send('DELETE', `/api/cards/${second!.id}`, {});
    expect(left.json()).toMatchObject([{ id: first!.id, is_default: 0 }]);
  });

  it('are visible to colleagues once the team shares them, and changed only by their owner', async () => {
    const { owner, admin, guest } = await aTeam();
    await add(owner);
    expect(await cardsOf(admin)).toEqual([]);
    await owner.send('PUT', '/api/settings', { card_sharing: true });
    await shop.runJobs();
    const [card] = await cardsOf(admin);
    expect(card).toMatchObject({ last4: '4242', owner_name: 'Hanako Sato' });
    for (const [method, path] of [
      ['DELETE', `/api/cards/${card!.id}`],
      ['PUT', `/api/cards/${card!.id}/default`],
    ] as const) {
      expect((await admin.send(method, path, {})).statusCode).toBe(404);
      expect((await guest.send(method, path, {})).statusCode).toBe(403);
    }
    expect((await guest.get('/api/cards')).statusCode).toBe(403);
    const stranger = await aTeam();
    expect(await cardsOf(stranger.owner)).toEqual([]);
    expect(await cardsOf(owner)).toMatchObject([{ owner_name: null }]);
  });

  it('return only to the portal', async () => {
    const { gateway } = shop.deps.config;
    const answer = await fetch(`${gateway?.url}/v1/customers/user-1/cards/pages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${gateway?.merchant}:${gateway?.secret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ return_url: 'https://evil.example/' }),
    });
    expect(answer.status).toBe(422);
    const forged = await postForm(`${gateway?.url}/cards/new`, { page: 'x', answer: 'cancel' });
    expect(forged.status).toBe(404);
  });
});
