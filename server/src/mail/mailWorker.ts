import type { Workers } from '../jobs/Workers.ts';
import { createMailTransport } from './createMailTransport.ts';
import { mailJob } from './mailJob.ts';

/** Sends outbox rows. A crash between sending and marking sends twice; never not at all. */
export const mailWorker: Workers = ({ config, db, clock, queue }) => {
  const transport = createMailTransport(config);
  queue.work(mailJob, async ({ id }) => {
    const mail = await db
      .selectFrom('portal.mail_outbox')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (!mail) return;
    await transport(mail);
    await db
      .updateTable('portal.mail_outbox')
      .set({ sent_at: clock() })
      .where('id', '=', id)
      .execute();
  });
};
