import { noticeKinds } from '@portal/shared/contracts';
import type { NoticeWay } from '@portal/shared/domain';
import { customerOf } from '../../../platform/cards/PaymentGateway.ts';
import { saveCardEnds } from '../../../platform/cards/cardEnds.queries.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { NewNotice } from '../NewNotice.ts';
import { noticeChoicesOf } from '../../../platform/mail/noticeChoices.queries.ts';
import { readNoticeIds } from '../notices.queries.ts';
import { listNotices } from '../listNotices.ts';
import { noticeMail } from './noticeMail.ts';
import {
  cardHolders,
  deleteNoticeMailsBefore,
  noteNoticeMails,
  noticeReaders,
  type NoticeReader,
} from './noticeMails.queries.ts';

const dailyJob = defineJob<object>('notices.daily', 2);
const atOnceJob = defineJob<object>('notices.at-once', 2);
const pageSize = 500;
const dayMs = 86_400_000;
/** No stage of a notice lasts longer. */
const forgetMs = 120 * dayMs;
/** Older analyses are not mailed: a new subscriber would get all past ones. */
const newsMs = 2 * dayMs;

type NoticeMailDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'log' | 'gateway'>;

/** Mails everybody the new notices that they want with this frequency. */
export async function sendNoticeMails(
  deps: NoticeMailDeps,
  way: Exclude<NoticeWay, 'none'>,
): Promise<void> {
  const { db, log } = deps;
  let after = '';
  for (;;) {
    const readers = await noticeReaders(db, { after, limit: pageSize });
    for (const reader of readers) {
      try {
        await mailTo(deps, reader, way);
      } catch (error) {
        // One failing person does not block the others; the next run tries again.
        log.error({ err: error, user: reader.id }, 'notices not mailed');
      }
    }
    const last = readers.at(-1);
    if (!last || readers.length < pageSize) return;
    after = last.id;
  }
}

async function mailTo(
  { db, clock, mailer, config }: NoticeMailDeps,
  reader: NoticeReader,
  way: NoticeWay,
): Promise<void> {
  const choices = await noticeChoicesOf(db, reader.id);
  // The worker of analyses sends immediate mails itself.
  const isWanted = ({ kind }: NewNotice) =>
    choices[noticeKinds[kind].topic] === way &&
    (way !== 'at_once' || (kind !== 'emi_done' && kind !== 'emi_failed'));
  if (!Object.values(choices).includes(way)) return;
  const now = clock();
  const team = { id: reader.team_id };
  const notices = (await listNotices(db, { user: reader, team }, now)).filter(isWanted);
  if (notices.length === 0) return;
  const read = await readNoticeIds(db, reader.id);
  const news = notices.filter(
    ({ id, kind, created_at }) =>
      !read.has(id) &&
      (noticeKinds[kind].topic !== 'emi' || now.getTime() - Date.parse(created_at) <= newsMs),
  );
  await db.transaction().execute(async (trx) => {
    const ids = news.map(({ id }) => id);
    const fresh = await noteNoticeMails(trx, { userId: reader.id, ids, at: now });
    const told = news.filter(({ id }) => fresh.has(id));
    if (told.length > 0) await mailer.send(trx, noticeMail(reader, told, config));
  });
}

/**
 * Updates the expiry dates of cards from the gateway; keeps the last known ones if it does not
 * answer.
 */
async function refreshCardEnds({
  db,
  gateway,
  log,
}: Pick<Deps, 'db' | 'gateway' | 'log'>): Promise<void> {
  if (!gateway) return;
  for (const id of await cardHolders(db)) {
    try {
      await saveCardEnds(db, id, await gateway.cards(customerOf(id)));
    } catch (error) {
      log.warn({ err: error }, 'card expiry dates not refreshed');
      return;
    }
  }
}

/** Sends one mail each morning, and hourly to those who want mails immediately. */
export const noticeMailWorkers: Workers = (deps) => {
  const { db, clock, queue } = deps;
  queue.schedule(dailyJob, '5 7 * * *', async () => {
    await refreshCardEnds(deps);
    await sendNoticeMails(deps, 'daily');
    await deleteNoticeMailsBefore(db, new Date(clock().getTime() - forgetMs));
  });
  queue.schedule(atOnceJob, '35 * * * *', () => sendNoticeMails(deps, 'at_once'));
};
