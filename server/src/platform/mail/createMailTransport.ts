import type { Locale } from '@portal/shared/domain';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface OutboxMail {
  readonly id: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly pictures: readonly OutboxPicture[];
}

/** The configuration of mail. */
interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly managerUrl: string;
  readonly dataDir: string;
}

/** A picture inside the HTML part. */
export interface OutboxPicture {
  /** The HTML part refers to it as `cid:<name>`. */
  readonly name: string;
  /** Base64. */
  readonly png: string;
}

/** Folder of mails written instead of sent, `<id>.eml` each. */
export function outboxFolder(config: Pick<MailSettings, 'dataDir'>): string {
  return path.join(config.dataDir, 'outbox');
}

const productNames = { en: 'Manager Console', ja: 'マネージャーコンソール' } as const;

/** The sender; an address without a name gets the product's name in the reader's language. */
function sender(mailFrom: string, locale: Locale) {
  return mailFrom.includes('<') ? mailFrom : { name: productNames[locale], address: mailFrom };
}

/** The mail transport: the server of SMTP_URL, else `.eml` files for `portal mail`. */
export function createMailTransport(config: MailSettings): (mail: OutboxMail) => Promise<void> {
  const message = (mail: OutboxMail) => ({
    messageId: `<${mail.id}@${new URL(config.managerUrl).hostname}>`,
    from: sender(config.mailFrom, mail.locale),
    // As an object: the library would parse a string as an address list.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.body,
    ...(mail.html === null ? {} : { html: mail.html }),
    attachments: mail.pictures.map(({ name, png }) => ({
      ...{ cid: name, filename: `${name}.png`, contentType: 'image/png' },
      ...{ content: png, encoding: 'base64', contentDisposition: 'inline' as const },
    })),
  });
  if (config.smtpUrl !== undefined) {
    const smtp = createTransport(config.smtpUrl);
    return async (mail) => {
      await smtp.sendMail(message(mail));
    };
  }
  const eml = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message: content } = await eml.sendMail(message(mail));
    await mkdir(outboxFolder(config), { recursive: true, mode: 0o700 });
    await writeFile(path.join(outboxFolder(config), `${mail.id}.eml`), content, { mode: 0o600 });
  };
}
