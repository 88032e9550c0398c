import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let browser: AccountsBrowser;
let count = 0;

const estimate = 'estimate=1&line=cd-12-3&start=2026-12-01&slip=invoice';
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('portal.call_limit').execute();
  browser = await aBrowser();
});

/** A browser that has never been here. */
async function aBrowser(): Promise<AccountsBrowser> {
  const fresh = new AccountsBrowser(server.accounts);
  await fresh.get('/sign_up/');
  return fresh;
}

/** Registers a new address. @returns it and the token of the mailed link */
async function register(given: object = {}) {
  count += 1;
  const email = `step-${count}@steps.example`;
  const answer = await browser.send('POST', '/api/registrations', {
    last_name: '山本',
    first_name: 'さくら',
    email,
    password: 'green solder mask',
    team_name: '桜電子',
    country_code: 'JP',
    terms: true,
    locale: 'ja',
    terms_version: termsVersion,
    privacy_version: privacyVersion,
    ...given,
  });
  const mail = await server.deps.db
    .selectFrom('portal.mail_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirst();
  const token = /\/sign_up\/confirm\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  return { answer, email, token, mail };
}

const confirm = async (token: string, by = browser) =>
  (await by.send('POST', '/api/registrations/confirm', { token })).json<object>();
const answer = async (token: string, survey: object, by = browser) =>
  by.send('PUT', '/api/registrations/survey', { token, survey });

const accountOf = (email: string) =>
  server.deps.db
    .selectFrom('accounts.account as account')
    .innerJoin('accounts.membership as member', 'member.account_id', 'account.id')
    .innerJoin('accounts.team as team', 'team.id', 'member.team_id')
    .leftJoin('accounts.survey_answer as survey', 'survey.account_id', 'account.id')
    .select(['team.edition', 'team.kind', 'team.post_code', 'team.tel', 'survey.answers'])
    .select(['account.terms_version', 'account.privacy_version', 'account.terms_at', 'team.id'])
    .where('account.email', '=', email)
    .executeTakeFirst();

describe('a registration in steps', () => {
  it('goes on where it was left, in another browser, and ends with the fifth answer', async () => {
    const { email, token, mail } = await register({
      edition: 'professional',
      kind: 'person',
      post_code: '105-0011',
      tel: '03-1234-5678',
      estimate,
    });
    expect(mail?.body).toContain('5つの簡単な質問');
    expect(await confirm(token)).toEqual({ outcome: 'survey', survey: {} });
    await answer(token, { purpose: 'analysis' });
    await answer(token, { job: 'student' });
    server.pass(6 * dayMs);
    const other = await aBrowser();
    expect(await confirm(token, other)).toEqual({
      outcome: 'survey',
      survey: { purpose: 'analysis', job: 'student' },
    });
    expect(await accountOf(email)).toBeUndefined();
    await answer(token, { purpose: 'hobby', challenges: ['cost'] }, other);
    const last = await answer(token, { cad: ['kicad', 'other'], heard: 'school' }, other);
    expect(last.json()).toEqual({ outcome: 'saved' });
    const ended = { edition: 'professional', estimate };
    expect(await confirm(token, other)).toEqual({ outcome: 'activated', ...ended });
    server.pass(-6 * dayMs);
    expect(await accountOf(email)).toMatchObject({
      edition: 2,
      kind: 'person',
      post_code: '105-0011',
      tel: '03-1234-5678',
      answers: { purpose: 'hobby', job: 'student', challenges: ['cost'], heard: 'school' },
      terms_version: termsVersion,
      privacy_version: privacyVersion,
      terms_at: expect.any(Date),
    });
    expect(await confirm(token)).toEqual({ outcome: 'used', ...ended });
    expect((await answer(token, { job: 'other' })).json()).toEqual({ outcome: 'used' });
  });

  it('writes the accepted versions into the audit log', async () => {
    const { email, token } = await register();
    await confirm(token);
    const rest = { job: 'other', challenges: ['nothing'], cad: ['none'], heard: 'other' };
    await answer(token, { purpose: 'viewer', ...rest });
    await confirm(token);
    const team = await accountOf(email);
    const row = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('object', '=', team?.id ?? '')
      .where('action', '=', 'account.register')
      .executeTakeFirst();
    expect(row?.details).toMatchObject({
      edition: 'community',
      terms_version: termsVersion,
      privacy_version: privacyVersion,
    });
  });

  it('must be gone on with within a week', async () => {
    const { token } = await register();
    await confirm(token);
    server.pass(7 * dayMs);
    expect(await confirm(token)).toEqual({ outcome: 'expired' });
    expect((await answer(token, { job: 'other' })).json()).toEqual({ outcome: 'expired' });
    server.pass(-7 * dayMs);
  });

  it('takes no answers of an unknown link, and none that were not offered', async () => {
    expect((await answer('made-up', { job: 'other' })).json()).toEqual({ outcome: 'unknown' });
    const { token } = await register();
    for (const survey of [
      { job: 'king' },
      { challenges: [] },
      { cad: ['kicad', 'kicad'] },
      { purpose: ['viewer'] },
      { age: 40 },
    ]) {
      expect((await answer(token, survey)).statusCode).toBe(422);
    }
    const foreign = await browser.send('PUT', '/api/registrations/survey', { token }, {});
    expect(foreign.json()).toMatchObject({ code: 'csrf' });
  });

  it('refuses an agreement to terms that no longer count, and mails nothing', async () => {
    const { answer: refusal, mail } = await register({ terms_version: '2025-01' });
    expect(refusal.statusCode).toBe(422);
    expect(refusal.json()).toMatchObject({ msg: { terms: 'outdated' } });
    expect(mail).toBeUndefined();
  });

  it('keeps of an estimate only what is one', async () => {
    const { token } = await register({
      estimate: 'estimate=1&line=cd-12-3&line=cd-99-1&next=https://evil.example',
      survey: {
        purpose: 'viewer',
        job: 'other',
        challenges: ['nothing'],
        cad: ['none'],
        heard: 'other',
      },
    });
    expect(await confirm(token)).toMatchObject({
      outcome: 'activated',
      edition: 'community',
      estimate: 'estimate=1&line=cd-12-3',
    });
  });

  it.each([
    [{ post_code: 'x' }, { post_code: 'not_a_post_code' }],
    [{ tel: 'x' }, { tel: 'not_a_phone_number' }],
    [{ address: 'a\nb' }, { address: 'not_plain_text' }],
  ])('refuses company details like %j', async (given, msg) => {
    expect((await register(given)).answer.json()).toMatchObject({ msg });
  });
});
