import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, tokyoDay, type NoticeChoices, defaultNoticeChoices } from '@portal/shared/domain';
import { saveCardEnds } from '../../../platform/cards/cardEnds.queries.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { listNotices } from '../listNotices.ts';
import { noteRead } from '../notices.queries.ts';
import { saveNoticeChoices } from '../../../platform/mail/noticeChoices.queries.ts';
import { sendNoticeMails } from './sendNoticeMails.ts';

let server: TestServer;
let owner: TestPerson;
const inDays = (days: number) => addDays(tokyoDay(server.deps.clock()), days);

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.deps;
  await db.deleteFrom('portal.mail_outbox').execute();
  await db.updateTable('manager.user_ref').set({ status: 'locked' }).execute();
  owner = await aPerson(server.deps, { locale: 'en' });
});

const mails = () =>
  server.deps.db.selectFrom('portal.mail_outbox').selectAll().orderBy('id').execute();
const choose = (choices: Partial<NoticeChoices>, person = owner) =>
  saveNoticeChoices(server.deps.db, person.id, { ...defaultNoticeChoices, ...choices });

describe('sendNoticeMails', () => {
  it("combines concurrent notices into one mail, in the reader's language", async () => {
    const ja = await aPerson(server.deps, { team: owner.team, role: 'admin', locale: 'ja' });
    await aLicense(server.deps, owner.team, { endsOn: inDays(20) });
    await anOrder(server.deps, owner, { duedate: inDays(3), number: `S-${owner.id}` });
    await sendNoticeMails(server.deps, 'daily');
    const written = await mails();
    expect(written.map(({ recipient }) => recipient).sort()).toEqual(
      [owner.email, ja.email].sort(),
    );
    const mailTo = (email: string) => written.find(({ recipient }) => recipient === email);
    const [toOwner, toJa] = [mailTo(owner.email), mailTo(ja.email)];
    expect(toOwner?.subject).toBe('2 notices from the portal');
    expect(toOwner?.body).toContain('ends on December 11, 2026.');
    expect(toOwner?.body).toContain('is due on November 24, 2026.');
    expect(toOwner?.body).toContain('http://localhost:3001/notices');
    expect(toJa?.subject).toBe('ポータルからのお知らせ（2件）');
    expect(toJa?.body).toContain('2026年12月11日に終了します。');
  });

  it('lists at most ten of the licenses that end on one day', async () => {
    const ja = await aPerson(server.deps, { team: owner.team, role: 'admin', locale: 'ja' });
    const numbers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { number } = await aLicense(server.deps, owner.team, { endsOn: inDays(20) });
        return number;
      }),
    );
    const [first = '', ...others] = numbers.toSorted();
    await sendNoticeMails(server.deps, 'daily');
    const written = await mails();
    const bodyTo = (email: string) => written.find(({ recipient }) => recipient === email)?.body;
    const said = [first, ...others].slice(0, 10);
    expect(bodyTo(owner.email)).toContain(
      `12 licenses end on December 11, 2026. ${said.join(', ')} and 2 more`,
    );
    expect(bodyTo(ja.email)).toContain(`対象：${said.join('、')}、ほか2件`);
    expect(written[0]?.subject).not.toContain(first);
  });

  it('orders notices by deadline, however old they are', async () => {
    await anOrder(server.deps, owner, { duedate: inDays(2), number: `S-${owner.id}` });
    for (const days of [28, 5, 1])
      await aLicense(server.deps, owner.team, { endsOn: inDays(days) });
    await sendNoticeMails(server.deps, 'daily');
    const [mail] = await mails();
    const days = Array.from(mail?.body.matchAll(/\w+ \d+, 2026/g) ?? [], ([day]) => day);
    expect(days).toEqual(
      ['November 22', 'November 23', 'November 26', 'December 19'].map((day) => `${day}, 2026`),
    );
  });

  it('mails a notice once, also from several processes, and its next stage again', async () => {
    const endsOn = inDays(30);
    await aLicense(server.deps, owner.team, { endsOn });
    await Promise.all([1, 2, 3].map(() => sendNoticeMails(server.deps, 'daily')));
    await sendNoticeMails(server.deps, 'daily');
    expect(await mails()).toHaveLength(1);
    const now = server.deps.clock();
    server.pass(10 * 86_400_000);
    await sendNoticeMails(server.deps, 'daily');
    expect(await mails()).toHaveLength(2);
    server.setNow(now);
  });

  it('mails nothing that was read, renewed, or is not wanted', async () => {
    await aLicense(server.deps, owner.team, { endsOn: inDays(7) });
    await choose({ licenses: 'none' });
    await sendNoticeMails(server.deps, 'daily');
    await sendNoticeMails(server.deps, 'at_once');
    expect(await mails()).toEqual([]);
    await choose({ licenses: 'daily' });
    const at = server.deps.clock();
    const told = await listNotices(server.deps.db, { user: owner, team: owner.team }, at);
    await noteRead(server.deps.db, {
      userId: owner.id,
      ids: told.map(({ id }) => id),
      at,
      forget: new Date(0),
    });
    await sendNoticeMails(server.deps, 'daily');
    expect(await mails()).toEqual([]);
  });

  it('mails immediately if the person chose so, and guests nothing of the team', async () => {
    const guest = await aPerson(server.deps, { team: owner.team, role: 'guest' });
    await choose({ licenses: 'at_once' });
    await choose({ licenses: 'at_once' }, guest);
    await aLicense(server.deps, owner.team, { endsOn: inDays(1) });
    await sendNoticeMails(server.deps, 'daily');
    expect(await mails()).toEqual([]);
    await sendNoticeMails(server.deps, 'at_once');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([owner.email]);
  });

  it("announces a card's expiry 30 days before, and whether a renewal comes later", async () => {
    const month = inDays(0).slice(2, 7).split('-').toReversed().join('/');
    await saveCardEnds(server.deps.db, owner.id, [
      { id: 'card-1', brand: 'Visa', number: '************4242', expiry: month },
      { id: 'card-2', brand: 'Visa', number: '************1111', expiry: '12/30' },
    ]);
    await aLicense(server.deps, owner.team, { endsOn: inDays(90) });
    const told = await listNotices(
      server.deps.db,
      { user: owner, team: owner.team },
      server.deps.clock(),
    );
    expect(told.map(({ kind, figures }) => ({ kind, figures }))).toEqual([
      {
        kind: 'card_end',
        figures: { brand: 'Visa', last4: '4242', end_at: expect.any(String), before_renewal: true },
      },
    ]);
    await sendNoticeMails(server.deps, 'daily');
    const [mail] = await mails();
    expect(mail?.body).toContain('http://localhost:3001/creditcard');
  });
});
