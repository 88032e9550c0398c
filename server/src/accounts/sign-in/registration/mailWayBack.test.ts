import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let browser: AccountsBrowser;
let count = 0;
let email = '';
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('portal.call_limit').execute();
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  count += 1;
  email = `left-${count}@steps.example`;
  browser = new AccountsBrowser(server.accounts);
  await browser.get('/sign_up/');
});

const mails = () =>
  server.deps.db.selectFrom('portal.mail_outbox').selectAll().orderBy('id').execute();

/** Token of the newest mail. */
async function mailed(): Promise<string> {
  const [, token] = /\/sign_up\/confirm\/([\w-]+)/.exec((await mails()).at(-1)?.body ?? '') ?? [];
  if (token === undefined) throw new Error('no way was mailed');
  return token;
}

async function register(given: object = {}): Promise<string> {
  const answer = await browser.send('POST', '/api/registrations', {
    ...{ last_name: '山本', first_name: 'さくら', email, team_name: '桜電子', country_code: 'JP' },
    ...{ password: 'green solder mask', terms: true, locale: 'ja', ...given },
  });
  expect(answer.statusCode).toBe(200);
  return mailed();
}

const confirm = async (token: string) =>
  (await browser.send('POST', '/api/registrations/confirm', { token })).json<object>();
const answer = (token: string, survey: object) =>
  browser.send('PUT', '/api/registrations/survey', { token, survey });
async function resetPassword(address = email) {
  const refused = await browser.send('POST', '/api/password/reset', { email: address });
  await server.runJobs();
  return refused;
}

const begun = { purpose: 'analysis', job: 'student' };
const rest = { challenges: ['cost'], cad: ['kicad'], heard: 'school' };

describe('the way back into a registration', () => {
  it('is mailed to whoever stopped in the survey and asks for a new password', async () => {
    const first = await register();
    await confirm(first);
    await answer(first, begun);
    server.pass(5 * dayMs);
    expect((await resetPassword(email.toUpperCase())).statusCode).toBe(200);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ recipient: email, subject: 'ご登録の手続きが完了していません' });
    expect(mail?.body).toContain('30分以内');
    const second = await mailed();
    expect(await confirm(second)).toEqual({ outcome: 'survey', survey: begun });
    // A page that is open behind the first link goes on, too.
    expect((await answer(first, { job: 'other' })).json()).toEqual({ outcome: 'saved' });
    await answer(second, rest);
    expect(await confirm(second)).toMatchObject({ outcome: 'activated' });
    expect(await confirm(first)).toMatchObject({ outcome: 'used' });
    server.pass(-5 * dayMs);
  });

  it('is mailed in English', async () => {
    await confirm(await register({ locale: 'en', last_name: 'Lee', first_name: 'Ann' }));
    server.pass(dayMs);
    await resetPassword();
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe('Finish your registration');
    expect(mail?.body).toMatch(/^Dear Ann Lee,/);
    expect(mail?.body).toContain('ignore this email: no account will be created');
    expect(await confirm(await mailed())).toEqual({ outcome: 'survey', survey: {} });
    server.pass(-dayMs);
  });

  it('does not lead into a registration whose link was never opened', async () => {
    await register({ password: 'of somebody who has not this mailbox' });
    await server.runJobs();
    const before = await mails();
    await resetPassword();
    expect(await mails()).toEqual(before);
  });

  it('ends after 30 minutes, and with the week of the registration', async () => {
    await confirm(await register());
    await resetPassword();
    const token = await mailed();
    server.pass(30 * 60_000);
    expect(await confirm(token)).toEqual({ outcome: 'expired' });
    server.pass(7 * dayMs);
    const before = await mails();
    await resetPassword();
    expect(await mails()).toEqual(before);
    server.pass(-7 * dayMs - 30 * 60_000);
  });

  it('does not show whether there is one', async () => {
    await confirm(await register());
    const [left, unknown] = [await resetPassword(), await resetPassword('no@steps.example')];
    expect(left.statusCode).toBe(unknown.statusCode);
    expect(left.json()).toEqual({ ...unknown.json<object>(), email });
    expect((await mails()).filter(({ recipient }) => recipient === 'no@steps.example')).toEqual([]);
  });

  it('is a new registration, too, which goes on with the answers', async () => {
    const first = await register();
    await confirm(first);
    await answer(first, begun);
    const second = await register({ last_name: '川本' });
    expect(await confirm(second)).toEqual({ outcome: 'survey', survey: begun });
    expect((await mails()).at(-1)?.body).toContain('まだお答えいただいていない質問');
  });

  it('takes no answers over from somebody who never opened a mail to the address', async () => {
    const first = await register();
    await answer(first, begun);
    expect(await confirm(await register())).toEqual({ outcome: 'survey', survey: {} });
  });
});
