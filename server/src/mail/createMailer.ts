import { newId } from '../db/newId.ts';
import type { Queue } from '../jobs/Queue.ts';
import { mailJob } from './mailJob.ts';
import type { Mailer } from './Mailer.ts';

/** Mail goes through an outbox table: it is sent exactly when its transaction commits. */
export function createMailer(queue: Queue): Mailer {
  return {
    async send(trx, { to, locale, subject, text, html = null }) {
      const id = newId();
      await trx
        .insertInto('portal.mail_outbox')
        .values({ id, recipient: to, locale, subject, body: text, html, sent_at: null })
        .execute();
      await queue.enqueue(trx, mailJob, { id });
    },
  };
}
