import { monthsAgo, type CalendarDay } from '@portal/shared/domain';
import { savedLocale } from '../../../../platform/answers/localeOf.ts';
import type { Deps, Workers } from '../../../../platform/Deps.ts';
import { defineJob } from '../../../../platform/jobs/Queue.ts';
import { mailKinds } from '../../../../platform/mail/Mailer.ts';
import { dueReports, noteReport, type DueReport } from './report.queries.ts';
import { reportFigures } from './reportFigures.ts';
import { reportLetter } from './reportLetter.ts';

const reportJob = defineJob<object>('usage.report', 3);

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'log'>;

/** Mails last month's figures to subscribed owners, once per team. */
export async function sendReports(deps: ReportDeps): Promise<void> {
  const month = monthsAgo(deps.clock(), 1);
  for (const due of await dueReports(deps.db, month)) {
    try {
      await sendReport(deps, due, month);
    } catch (error) {
      // The next hourly run retries; a failing team does not block the others.
      deps.log.error({ err: error, team: due.team_id }, 'usage report not written');
    }
  }
}

async function sendReport(
  { db, mailer, config }: ReportDeps,
  due: DueReport,
  month: CalendarDay,
): Promise<void> {
  const locale = savedLocale(due.locale);
  const letter = await reportLetter(await reportFigures(db, due.team_id, month), {
    locale,
    firstName: due.first_name,
    lastName: due.last_name,
    team: due.team_name,
    managerUrl: config.managerUrl,
  });
  await db.transaction().execute(async (trx) => {
    if (!(await noteReport(trx, due.team_id, month))) return;
    await mailer.send(trx, { kind: mailKinds.usageReport, to: due.email, locale, ...letter });
  });
}

/**
 * Registers the worker of the report. It is due on the first of a month at nine in Tokyo, and
 * checked every hour of every day in case the server was down.
 */
export const usageReportWorker: Workers = (deps) => {
  deps.queue.schedule(reportJob, '0 9-20 * * *', () => sendReports(deps));
};
