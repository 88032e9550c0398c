import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { mailListSchema } from '../../operator/mail/mail.contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const text = 'こんにちは、佐藤さん';
const mail = {
  kind: 'registration',
  to: 'hanako@kiban.example',
  locale: 'ja',
  subject: '登録の確認',
  before: [text],
  after: [],
} as const;
const outbox = async () =>
  mailListSchema.parse((await server.operator.inject('/operator/mail')).json());

/** The From header, unfolded and decoded (RFC 2047). */
function senderOf(eml: string): string {
  const [, header = ''] = /^From: ((?:.*\n )*.*)$/m.exec(eml) ?? [];
  return header
    .replaceAll('\n ', ' ')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_word, text: string) =>
      Buffer.from(text, 'base64').toString(),
    );
}

describe('outgoing mail', () => {
  it('is stored where the operator can read it', async () => {
    await server.deps.mailer.send(server.deps.db, mail);
    expect((await outbox())[0]).toMatchObject({
      to: mail.to,
      subject: mail.subject,
      kind: 'registration',
      text: `${text}\n`,
      sent_at: null,
    });
    const sentTo = await server.operator.inject('/operator/mail?to=Hanako@KIBAN.example');
    expect(mailListSchema.parse(sentTo.json())).toHaveLength(1);
    await server.runJobs();
    const [sent] = await outbox();
    expect(sent?.sent_at).not.toBeNull();
    const eml = await server.operator.inject(`/operator/mail/${sent?.id ?? ''}`);
    expect(eml.headers['content-type']).toContain('message/rfc822');
    expect(eml.body).toContain('To: hanako@kiban.example');
    expect(eml.body).toContain(Buffer.from(text).toString('base64').slice(0, 20));
  });

  it.each([
    ['one@a.example, two@b.example', '<"one@a.example, two"@b.example>'],
    ['team: one@a.example;', '<"team: one"@a.example;>'],
  ])('goes to one address if it contains %s', async (to, sent) => {
    await server.deps.mailer.send(server.deps.db, { ...mail, to });
    await server.runJobs();
    const [written] = await outbox();
    const eml = await server.operator.inject(`/operator/mail/${written?.id ?? ''}`);
    expect(eml.body).toContain(`\nTo: ${sent}\n`);
  });

  it.each([
    ['en', 'Manager Console'],
    ['ja', 'マネージャーコンソール'],
  ] as const)('names its sender in the reader’s language: %s', async (locale, name) => {
    await server.deps.mailer.send(server.deps.db, { ...mail, locale });
    await server.runJobs();
    const [written] = await outbox();
    const eml = await server.operator.inject(`/operator/mail/${written?.id ?? ''}`);
    expect(senderOf(eml.body)).toBe(`${name} <no-reply@portal.example>`);
  });

  it('is not sent when its transaction rolls back', async () => {
    const before = (await outbox()).length;
    const failing = server.deps.db.transaction().execute(async (trx) => {
      await server.deps.mailer.send(trx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox()).toHaveLength(before);
    expect(await server.runJobs()).toBe(0);
  });

  it('is printed as text with unbroken links', async () => {
    const href = `https://portal.example/user/password/reset/${'a1-_'.repeat(30)}`;
    const link = { text: '登録する', href };
    await server.deps.mailer.send(server.deps.db, { ...mail, link, after: ['以上=3D'] });
    await server.runJobs();
    const [written] = await outbox();
    const { code, said } = await typeCommand(server.operator, ['mail', 'show', written?.id ?? '']);
    expect(code).toBe(0);
    expect(said.replace(/^Date: \d{4}-\d\d-\d\dT[\d:.]+Z$/m, 'Date: …').split('\n')).toEqual([
      'From: マネージャーコンソール <no-reply@portal.example>',
      `To: ${mail.to}`,
      `Subject: ${mail.subject}`,
      'Date: …',
      ...['', text, '', link.text, href, '', '以上=3D'],
    ]);
  });

  it('answers 404 for a missing mail', async () => {
    const answer = await server.operator.inject(
      '/operator/mail/01a1fbd0-b412-77ad-aa89-b2ecb7aac33a',
    );
    expect(answer.statusCode).toBe(404);
  });
});

describe('a mail with pictures', () => {
  it('embeds them in its HTML part, with their text alternative in plain text', async () => {
    const png = Buffer.from('not really a picture');
    const unsubscribe = { text: 'Stop <this>', href: 'https://portal.example/stop?a=1&b=2' };
    const pictures = [{ name: 'hours-cd', alt: 'Usage: 5 "hours"', png, width: 512 }];
    await server.deps.mailer.send(server.deps.db, { ...mail, pictures, unsubscribe });
    await server.runJobs();
    const [written] = await outbox();
    expect(written?.text).toBe(
      `${text}\n\nUsage: 5 "hours"\n\nStop <this>\nhttps://portal.example/stop?a=1&b=2\n`,
    );
    const eml = await server.operator.inject(`/operator/mail/${written?.id ?? ''}`);
    expect(eml.body).toContain('Content-ID: <hours-cd>');
    expect(eml.body).toContain('Content-Disposition: inline; filename=hours-cd.png');
    expect(eml.body).toContain(png.toString('base64'));
    const left = await server.deps.db.selectFrom('portal.mail_picture').selectAll().execute();
    expect(left).toEqual([]);
  });
});
