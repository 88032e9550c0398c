import type { Workers } from '../../../../platform/Deps.ts';
import { orderMail } from './orderMail.ts';
import { orderMailJob } from './orderMailJob.ts';
import { mailFacts, noteMail } from './orderMails.queries.ts';

/** Registers the worker that writes mails about orders into the outbox. */
export const orderMailWorker: Workers = ({ db, config, mailer, queue }) => {
  queue.work(orderMailJob, async ({ order: order_id, kind }) => {
    const facts = await mailFacts(db, order_id);
    const mail = facts && orderMail(facts, kind, config);
    if (!mail) return;
    await db.transaction().execute(async (trx) => {
      if (await noteMail(trx, { order_id, kind })) await mailer.send(trx, mail);
    });
  });
};
