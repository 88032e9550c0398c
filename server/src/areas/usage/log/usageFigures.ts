import { documentFormats } from '@portal/paper/documentFormats.ts';
import type { PartLines } from '@portal/shared/contracts';
import { addMonths, monthsAgo, type CalendarDay, type Locale } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

interface Reader {
  readonly teamId: string;
  readonly today: CalendarDay;
  readonly locale: Locale;
}

/**
 * The overview's figure of a team's usage: the hours of this month until today, and their change
 * against the same days of the month before. None without use in both.
 */
export async function usageFigures(
  db: Kysely<Database>,
  { teamId, today, locale }: Reader,
): Promise<PartLines> {
  const [now, before] = await Promise.all([
    secondsOf(db, teamId, monthsAgo(today, 0), today),
    secondsOf(db, teamId, monthsAgo(today, 1), addMonths(today, -1)),
  ]);
  if (now === 0 && before === 0) return { lines: [] };
  const { number } = documentFormats(locale, 'JPY');
  const words = texts[locale];
  const percent = Math.round((now / before - 1) * 100);
  const change = percent < 0 ? `−${number(-percent)}%` : `+${number(percent)}%`;
  return {
    lines: [
      {
        id: 'hours',
        text: words.usage,
        figure: {
          value: words.hours(number(Math.round(now / 3600))),
          note: before === 0 ? null : words.change(change),
        },
        act: { label: words.open, to: '/log' },
      },
    ],
  };
}

async function secondsOf(
  db: Kysely<Database>,
  teamId: string,
  first: CalendarDay,
  last: CalendarDay,
): Promise<number> {
  const { seconds } = await forTeam(db, teamId)
    .selectFrom('manager.usage_day')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .select(sql<number>`coalesce(sum(seconds), 0)::bigint`.as('seconds'))
    .executeTakeFirstOrThrow();
  return seconds;
}

const texts = {
  en: {
    usage: 'Usage this month',
    hours: (count: string) => `${count} h`,
    change: (percent: string) => `${percent} vs. same days last month`,
    open: 'Open usage log',
  },
  ja: {
    usage: '今月の利用時間',
    hours: (count: string) => `${count}時間`,
    change: (percent: string) => `前月同期比 ${percent}`,
    open: '利用ログを開く',
  },
} as const;
