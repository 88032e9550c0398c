import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { aPerson, aTeam, type TestPerson } from '../../../../testing/builders/people.ts';
import {
  aUsedDay,
  licensesAtMonthStart,
  refusedFor,
} from '../../../../testing/builders/usageFigures.ts';
import { sendReports } from './sendReports.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const url = '/api/log/report';
const inNovember = new Date('2026-11-21T03:00:00Z');
/** Nine in the morning of 1 December in Tokyo. */
const firstOfDecember = new Date('2026-12-01T00:00:00Z');
beforeEach(() => {
  server.setNow(inNovember);
});

async function subscribe(person: TestPerson, subscribed = true): Promise<void> {
  const client = await server.signIn(person);
  const answer = await client.put(url, { payload: { subscribed } });
  expect(answer.json()).toEqual({ subscribed });
}
const mailsTo = ({ email }: TestPerson) =>
  server.deps.db
    .selectFrom('portal.mail_outbox')
    .where('recipient', '=', email)
    .selectAll()
    .orderBy('id')
    .execute();

describe('/api/log/report', () => {
  it("keeps the owner's subscription", async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    expect((await client.get(url)).json()).toEqual({ subscribed: false });
    await subscribe(owner);
    expect((await client.get(url)).json()).toEqual({ subscribed: true });
    await subscribe(owner, false);
    expect((await client.get(url)).json()).toEqual({ subscribed: false });
    expect((await client.put(url, { payload: { subscribed: 'yes' } })).statusCode).toBe(422);
  });

  it('is for the owner of a professional team', async () => {
    const { team } = await aPerson(server.deps);
    const admin = await server.signIn(await aPerson(server.deps, { team, role: 'admin' }));
    const community = await aTeam(server.deps, { edition: 'community' });
    const other = await server.signIn(await aPerson(server.deps, { team: community }));
    for (const client of [admin, other]) {
      expect((await client.get(url)).statusCode).toBe(403);
      expect((await client.put(url, { payload: { subscribed: true } })).statusCode).toBe(403);
    }
  });
});

describe('sendReports', () => {
  it('mails last month’s figures with charts, once', async () => {
    const owner = await aPerson(server.deps, { locale: 'en' });
    const { team } = owner;
    await subscribe(owner);
    await licensesAtMonthStart(server.deps, team, { month: '2026-11-01', licenses: 5 });
    const busy = { team, day: '2026-11-10', hours: { a: 30, b: 10 }, peak: 5 };
    await aUsedDay(server.deps, { ...busy, attempts: 20, refusals: 4 });
    await refusedFor(server.deps, { ...busy, product: 'cd', shortages: [4] });
    await aUsedDay(server.deps, { team, day: '2026-12-01', hours: { a: 99 } });
    server.setNow(firstOfDecember);
    await sendReports(server.deps);
    await sendReports(server.deps);
    const [mail, ...others] = await mailsTo(owner);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ kind: 'usage_report', locale: 'en' },
      subject: 'Usage report for November 2026',
    });
    // 40 h of 20 days × 8 h × 5 licenses = 800 h; 4 of 20 attempts.
    expect(mail?.body).toContain('Usage hours: 40.0\nUtilization: 5.0%\n');
    expect(mail?.body).toContain('Failures: 4 (failure rate 20.0%)\n1 more license would');
    expect(mail?.body).toContain(
      'Circuit Designer: usage hours per day, at most 40.0 on November 10',
    );
    expect(mail?.body).not.toContain('PCB Designer');
    expect(mail?.body).toMatch(/Stop this report\nhttp\S+\/log\?tab=other\n$/);
    const pictures = await server.deps.db
      .selectFrom('portal.mail_picture')
      .where('mail_id', '=', mail?.id ?? '')
      .selectAll()
      .execute();
    expect(pictures.map(({ name }) => name).sort()).toEqual(['hours-cd', 'peaks-cd']);
    server.setNow(new Date('2027-01-01T00:00:00Z'));
    await sendReports(server.deps);
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
      'Usage report for November 2026',
      'Usage report for December 2026',
    ]);
  });

  it('begins with the month of the subscription', async () => {
    const owner = await aPerson(server.deps, { locale: 'ja' });
    await subscribe(owner);
    await sendReports(server.deps);
    expect(await mailsTo(owner)).toEqual([]);
    server.setNow(new Date('2026-12-05T00:00:00Z'));
    await sendReports(server.deps);
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe('利用レポート（2026年11月）');
    expect(mail?.body).toContain('月初のライセンスがなく');
    // A renewed subscription repeats no month.
    await subscribe(owner, false);
    await subscribe(owner);
    await sendReports(server.deps);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('writes to nobody who has unsubscribed or is no longer the owner', async () => {
    const stopped = await aPerson(server.deps);
    await subscribe(stopped);
    await subscribe(stopped, false);
    const former = await aPerson(server.deps);
    await subscribe(former);
    await server.deps.db
      .updateTable('manager.member_ref')
      .set({ role: 2 })
      .where('user_id', '=', former.id)
      .execute();
    server.setNow(firstOfDecember);
    await sendReports(server.deps);
    expect([...(await mailsTo(stopped)), ...(await mailsTo(former))]).toEqual([]);
  });

  it('is sent once by two concurrent processes', async () => {
    const owner = await aPerson(server.deps);
    await subscribe(owner);
    server.setNow(firstOfDecember);
    await Promise.all([sendReports(server.deps), sendReports(server.deps)]);
    expect(await mailsTo(owner)).toHaveLength(1);
  });
});
