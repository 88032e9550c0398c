import type { Workers } from '../platform/Deps.ts';
import { createMailTransport } from '../platform/mail/createMailTransport.ts';
import { mailJob } from '../platform/mail/createMailer.ts';

/** Sends outbox rows at least once: a crash between sending and marking sends twice. */
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
    const pictures = await db
      .selectFrom('portal.mail_picture')
      .select(['name', 'png'])
      .where('mail_id', '=', id)
      .orderBy('name')
      .execute();
    await transport({ ...mail, pictures });
    if (pictures.length > 0) {
      await db.deleteFrom('portal.mail_picture').where('mail_id', '=', id).execute();
    }
    await db
      .updateTable('portal.mail_outbox')
      .set({ sent_at: clock() })
      .where('id', '=', id)
      .execute();
  });
};
