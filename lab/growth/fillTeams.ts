import { addDays, tokyoDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@portal/server/src/platform/db/Database.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';

interface Growth {
  /** First team to add, from 1; earlier calls have added those before it. */
  readonly from: number;
  /** Last team. */
  readonly to: number;
  /** Number per team. */
  readonly licenses: number;
}

const peopleEach = 5;
const ordersEach = 20;
/** Teams per statement. */
const teamsAtOnce = 1000;

/** Id of the n-th added team and of its owner. */
export const grownTeam = (n: number) => ({ id: `owner-${n}-1`, team: { id: `grown-${n}` } });
/** Id of a license of the n-th team. @param at from 1 */
export const grownLicense = (n: number, at: number) => `license-${n}-${at}`;

/**
 * Adds teams of five people with owned licenses that end within a year, and twenty orders that each
 * renewed a license; the last one is unpaid.
 */
export async function fillTeams(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, to, licenses }: Growth,
): Promise<void> {
  const today = tokyoDay(clock());
  for (let first = from; first <= to; first += teamsAtOnce) {
    const last = Math.min(first + teamsAtOnce - 1, to);
    const teams = sql`generate_series(${first}::int, ${last}::int) team`;
    await sql`
      insert into manager.team_ref
        (id, edition, agent, country_code, name, post_code, prefecture, address, tel, shipping,
         shipping_name, shipping_post_code, shipping_prefecture, shipping_address, card_sharing,
         version)
      select 'grown-' || team, 2, false, 'JP', 'Kiban ' || team, '105-0011', 'Tokyo', 'Minato',
        '03-0000-0000', false, '', '', '', '', false, 1
      from ${teams}`.execute(db);
    await sql`
      insert into manager.user_ref
        (id, email, first_name, last_name, locale, newsletter, status, staff, version)
      select 'owner-' || team || '-' || n, 'p' || team || '-' || n || '@grown.example',
        'First' || n, 'Last' || team, 'en', false, 'active', false, 1
      from ${teams}, generate_series(1, ${peopleEach}::int) n`.execute(db);
    await sql`
      insert into manager.member_ref (team_id, user_id, role, joined_at)
      select 'grown-' || team, 'owner-' || team || '-' || n, case when n = 1 then 1 else 3 end, now()
      from ${teams}, generate_series(1, ${peopleEach}::int) n`.execute(db);
    await sql`
      insert into manager.license
        (id, team_id, number, product, trial, auto_continue, start_at, end_at, owner_id)
      select 'license-' || team || '-' || n, 'grown-' || team,
        'CD-' || lpad((team::bigint * ${licenses}::int + n)::text, 10, '0'),
        case when n % 2 = 0 then 'cd' else 'pd' end, false, n % 3 = 0,
        ${addDays(today, -40)}::date, ${today}::date + 1 + n % 365,
        'owner-' || team || '-' || 1 + n % ${peopleEach}::int
      from ${teams}, generate_series(1, ${licenses}::int) n`.execute(db);
    await sql`
      insert into manager."order"
        (id, team_id, user_id, number, status, payment_type, payment_method, country_code, currency,
         start_at, item_total, adjustment_total, tax, commission, total, explanation,
         idempotency_key, created_at)
      select 'order-' || team || '-' || n, 'grown-' || team, 'owner-' || team || '-1',
        'S-' || team || '-' || n, case when n = ${ordersEach}::int then 0 else 1 end, 1, 1, 'JP',
        'JPY', ${today}::date - n, 15000, 0, 1500, 0, 16500, '{}', 'order-' || team || '-' || n,
        ${today}::date - n
      from ${teams}, generate_series(1, ${ordersEach}::int) n`.execute(db);
    await sql`
      insert into manager.order_item
        (order_id, no, kind, product, license_id, months, start_at, end_at, price, quantity,
         subtotal, tax_bp)
      select 'order-' || team || '-' || n, 1, 'renewal', case when n % 2 = 0 then 'cd' else 'pd' end,
        'license-' || team || '-' || n, 1, ${today}::date - n, ${today}::date, 15000, 1, 15000, 1000
      from ${teams}, generate_series(1, ${ordersEach}::int) n`.execute(db);
  }
  // Autovacuum would do so within a minute.
  await sql`analyze`.execute(db);
}

/** Number of teams added by `fillTeams`. */
export async function countGrown(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from manager.team_ref where id like 'grown-%'`.execute(db);
  return rows[0]?.n ?? 0;
}
