import { documentFormats } from '@portal/paper/documentFormats.ts';
import type { PartLines } from '@portal/shared/contracts';
import { monthsAgo, startOfTokyoDay, tokyoDay, type Locale } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { listedJobs } from './emi-jobs.queries.ts';

const shownJobs = 3;

interface Reader {
  readonly teamId: string;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * The overview of a team's EMI checks: the number of checked boards, then the newest analyses.
 * Nothing without analyses.
 */
export async function emiOverview(
  db: Kysely<Database>,
  { teamId, now, locale }: Reader,
): Promise<PartLines> {
  const [jobs, { all, recent }] = await Promise.all([
    listedJobs(db, teamId).limit(shownJobs).execute(),
    countChecked(db, teamId, startOfTokyoDay(monthsAgo(now, 0))),
  ]);
  if (jobs.length === 0) return { lines: [] };
  const { number } = documentFormats(locale, 'JPY');
  const words = texts[locale];
  return {
    lines: [
      {
        id: 'boards',
        text: words.boards,
        figure: { value: number(all), note: recent > 0 ? words.recent(number(recent)) : null },
        act: { label: words.show, to: '/demitasnx' },
      },
      ...jobs.map(({ id, label, src_filename, status, created_at }) => ({
        id,
        text: label,
        detail: [tokyoDay(created_at), words.states[status], src_filename]
          .join(' · ')
          .slice(0, 200),
        act: { label: words.open, to: `/demitasnx/${encodeURIComponent(id)}` },
      })),
    ],
  };
}

/** Counts a board once, however often it was analyzed again. */
async function countChecked(db: Kysely<Database>, teamId: string, since: Date) {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_job')
    .where('status', '=', 'success')
    .where('rerun_of', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where created_at >= ${since})`.as('recent'))
    .executeTakeFirstOrThrow();
}

/** The states have the names of the list. */
const texts = {
  en: {
    boards: 'Boards checked',
    recent: (count: string) => `${count} this month`,
    show: 'Show EMI checks',
    open: 'Open result',
    states: { waiting: 'Waiting', processing: 'Processing', success: 'Success', failed: 'Failed' },
  },
  ja: {
    boards: 'チェック済みの基板',
    recent: (count: string) => `今月 ${count}件`,
    show: 'EMIチェックを表示',
    open: '結果を開く',
    states: { waiting: '待機中', processing: '処理中', success: '正常終了', failed: '解析失敗' },
  },
} as const;
