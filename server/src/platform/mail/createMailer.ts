import { newId } from '../db/newId.ts';
import { defineJob, type Queue } from '../jobs/Queue.ts';
import { composeMail, type MailAddresses } from './composeMail.ts';
import type { Mailer } from './Mailer.ts';

/** Sends one row of the outbox. */
export const mailJob = defineJob<{ readonly id: string }>('mail.send', 12);

/** Writes mails to an outbox table in the caller's transaction: they are sent if it commits. */
export function createMailer(queue: Queue, addresses: MailAddresses): Mailer {
  return {
    async send(trx, mail) {
      const id = newId();
      const { kind, to, locale, subject, pictures = [] } = mail;
      const { text, html } = composeMail(mail, addresses);
      await trx
        .insertInto('portal.mail_outbox')
        .values({ id, kind, recipient: to, locale, subject, body: text, html, sent_at: null })
        .execute();
      for (const { name, png } of pictures) {
        await trx
          .insertInto('portal.mail_picture')
          .values({ mail_id: id, name, png: png.toString('base64') })
          .execute();
      }
      await queue.enqueue(trx, mailJob, { id });
    },
  };
}
