import { documentFormats } from '@portal/paper/documentFormats.ts';
import type { PartLine, PartLines } from '@portal/shared/contracts';
import { addDays, nearExpiryDays } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { LicenseReader } from './licenses.presenter.ts';
import { activeId, isIdle } from './licenses.queries.ts';

interface SeesUse {
  /** Whether to count idle licenses. */
  readonly seesUse: boolean;
}

interface Reader extends LicenseReader {
  readonly teamId: string;
  readonly now: Date;
}

/** The figures of a team's licenses for the overview; none without licenses. */
export async function licenseFigures(db: Kysely<Database>, reader: Reader): Promise<PartLines> {
  const { total, expired, inUse, free, ending, firstEnd } = await countLicenses(db, {
    ...reader,
    seesUse: false,
  });
  if (total === 0) return { lines: [] };
  const { number } = documentFormats(reader.locale, 'JPY');
  const words = texts[reader.locale];
  const figure = (
    id: 'total' | 'free' | 'inUse' | 'ending',
    count: number,
    note: string | null,
    to: string,
  ): PartLine => ({
    id,
    text: words[id],
    figure: { value: number(count), note },
    act: { label: words.open, to },
  });
  return {
    lines: [
      figure('total', total, expired > 0 ? words.expired(number(expired)) : null, '/license'),
      figure('free', free, null, '/license?use=free'),
      figure('inUse', inUse, null, '/license?use=in_use'),
      figure(
        'ending',
        ending,
        firstEnd === null ? words.withinDays : words.firstEnd(firstEnd),
        '/license?validity=near_expiry&sort=end_at',
      ),
    ],
  };
}

/** The numbers of a team's licenses. Free and in use count those that may be used today. */
export async function countLicenses(
  db: Kysely<Database>,
  { teamId, now, today, seesUse }: Pick<Reader, 'teamId' | 'now' | 'today'> & SeesUse,
) {
  const isUsable = sql<boolean>`license.start_at <= ${today} and license.end_at >= ${today}`;
  const isEnding = sql<boolean>`license.end_at between ${today} and ${addDays(today, nearExpiryDays)}`;
  const count = (condition: typeof isUsable) => sql<number>`count(*) filter (where ${condition})`;
  return forTeam(db, teamId)
    .selectFrom('manager.license as license')
    .where('license.withdrawn_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select([
      count(sql`license.end_at < ${today}`).as('expired'),
      count(sql`${isUsable} and ${activeId(now)} is not null`).as('inUse'),
      count(sql`${isUsable} and ${activeId(now)} is null`).as('free'),
      sql<number | null>`${seesUse ? count(isIdle(today)) : sql`null`}`.as('idle'),
      count(sql`license.trial`).as('trial'),
      count(isEnding).as('ending'),
      sql<string | null>`min(license.end_at) filter (where ${isEnding})`.as('firstEnd'),
    ])
    .executeTakeFirstOrThrow();
}

const texts = {
  en: {
    total: 'Licenses',
    free: 'Free',
    inUse: 'In use now',
    ending: 'Expiring',
    expired: (count: string) => `${count} expired`,
    firstEnd: (day: string) => `First on ${day}`,
    withinDays: `None within ${String(nearExpiryDays)} days`,
    open: 'Show licenses',
  },
  ja: {
    total: 'ライセンス',
    free: '空き',
    inUse: '使用中',
    ending: 'まもなく終了',
    expired: (count: string) => `うち${count}件は期限切れ`,
    firstEnd: (day: string) => `最短 ${day}`,
    withinDays: `${String(nearExpiryDays)}日以内はなし`,
    open: 'ライセンスを表示',
  },
} as const;
