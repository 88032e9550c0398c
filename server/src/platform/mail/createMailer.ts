import { newId } from '../db/newId.ts';
import type { Queue } from '../jobs/Queue.ts';
import { composeMail, type MailAddresses } from './composeMail.ts';
import { mailJob } from './mailJob.ts';
import type { Mailer } from './Mailer.ts';

/**
 * The one sender of mails. They go through an outbox table: a mail is sent exactly when its
 * transaction commits.
 */
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
