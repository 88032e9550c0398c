import { documentFormats } from '@portal/paper/documentFormats.ts';
import type { PartLines } from '@portal/shared/contracts';
import {
  addDays,
  addMonths,
  monthsAgo,
  type CalendarDay,
  type Locale,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

/** Days of the trend, today included. */
const trendDays = 30;

interface Reader {
  readonly teamId: string;
  readonly today: CalendarDay;
  readonly locale: Locale;
}

/**
 * A team's usage in the overview: the hours of this month until today with their change against the
 * same days of the month before, and the hours of the last 30 days. Nothing without use since the
 * month before.
 */
export async function usageFigures(
  db: Kysely<Database>,
  { teamId, today, locale }: Reader,
): Promise<PartLines> {
  const lastMonth = monthsAgo(today, 1);
  const hours = await hoursByDay(db, teamId, lastMonth, today);
  if (hours.size === 0) return { lines: [] };
  const sum = (first: CalendarDay, last: CalendarDay) =>
    [...hours].reduce((all, [day, of]) => (day >= first && day <= last ? all + of : all), 0);
  const before = sum(lastMonth, addMonths(today, -1));
  const now = sum(monthsAgo(today, 0), today);
  const days = Array.from({ length: trendDays }, (_, index) =>
    addDays(today, index + 1 - trendDays),
  );
  const trend = days.map((day) => Math.round(hours.get(day) ?? 0));
  const { number } = documentFormats(locale, 'JPY');
  const words = texts[locale];
  const percent = Math.round((now / before - 1) * 100);
  const change = percent < 0 ? `−${number(-percent)}%` : `+${number(percent)}%`;
  const act = { label: words.open, to: '/log' };
  return {
    lines: [
      {
        id: 'hours',
        text: words.usage,
        figure: {
          value: words.hours(number(Math.round(now))),
          note: before === 0 ? null : words.change(change),
        },
        act,
      },
      {
        id: 'trend',
        text: words.trend,
        detail: words.most(days[0] ?? today, today, words.hours(number(Math.max(...trend)))),
        trend,
        act,
      },
    ],
  };
}

async function hoursByDay(
  db: Kysely<Database>,
  teamId: string,
  first: CalendarDay,
  last: CalendarDay,
): Promise<ReadonlyMap<string, number>> {
  const rows = await forTeam(db, teamId)
    .selectFrom('manager.usage_day')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .select('day')
    .select(sql<number>`sum(seconds)::bigint`.as('seconds'))
    .execute();
  return new Map(rows.map(({ day, seconds }) => [day, seconds / 3600]));
}

const texts = {
  en: {
    usage: 'Usage this month',
    hours: (count: string) => `${count} h`,
    change: (percent: string) => `${percent} vs. same days last month`,
    trend: 'Hours a day',
    most: (first: string, last: string, most: string) => `${first} – ${last} · at most ${most}`,
    open: 'Open usage log',
  },
  ja: {
    usage: '今月の利用時間',
    hours: (count: string) => `${count}時間`,
    change: (percent: string) => `前月同期比 ${percent}`,
    trend: '1日の利用時間',
    most: (first: string, last: string, most: string) => `${first}～${last} · 最大${most}`,
    open: '利用ログを開く',
  },
} as const;
