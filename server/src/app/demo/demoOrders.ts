import {
  addDays,
  contractEndsOn,
  countryTerms,
  newLine,
  noSlips,
  priceCart,
  startOfTokyoDay,
  toCalendarDay,
  tokyoDay,
  type CalendarDay,
  type Product,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import { draftOrder, type OrderFacts } from '../../areas/buying/checkout/draftOrder.ts';
import { licenseItems } from '../../areas/buying/checkout/licenseItems.ts';
import { roleCodes } from '../../platform/http/Viewer.ts';
import { paymentDates } from '../../areas/buying/orders/dates/paymentDates.ts';
import type { Database } from '../../platform/db/Database.ts';
import { demoOutcomes, outcomes, type DemoOutcome } from './demoOutcomes.ts';
import { insertDemoOrders, type DemoOrder } from './insertDemoOrders.ts';

interface DemoOrders {
  readonly teamId: string;
  readonly buyerId: string;
  readonly country: string;
  readonly isAgent: boolean;
  /** Maximum number of paid orders made from the team's licenses. */
  readonly paid: number;
}

const hourMs = 3_600_000;
const list = {
  prices: { cd: { month: 15_000, year: 150_000 }, pd: { month: 20_000, year: 200_000 } },
  volume: [{ from: 5, rateBp: 500 }],
  duration: [],
};
const dollars = { cd: { month: 12_000, year: 120_000 }, pd: { month: 16_000, year: 160_000 } };

/** Orders of a demo team: a recent one in each state, and the older paid ones for its licenses. */
export async function demoOrders(
  trx: Kysely<Database>,
  now: Date,
  team: DemoOrders,
): Promise<void> {
  const licenses = await licensesToSell(trx, team.teamId);
  const count = Math.min(team.paid, licenses.length);
  const share = (index: number) => Math.floor((index * licenses.length) / count);
  const sold = Array.from({ length: count }, (_, index) =>
    licenses.slice(share(index), share(index + 1)),
  );
  const today = tokyoDay(now);
  const recent = demoOutcomes(team).map((outcome, index) => {
    // Old enough for its due date to have passed.
    const hours = outcome === 'expired' ? 20 * 24 : index * 26 + 2;
    const at = new Date(now.getTime() - hours * hourMs);
    const startsOn = addDays(outcome === 'expired' ? tokyoDay(at) : today, 5);
    const lines = [{ product: 'cd' as const, months: 12, startsOn, license: null }];
    return order(team, outcome, { lines, at, key: `demo-recent-${index}` });
  });
  const paid = sold.map((some, index) => {
    const outcome = team.isAgent ? 'paid_after' : index % 3 === 1 ? 'paid_card' : 'paid';
    const lines = some.map(({ id, product, months, start_at }) => ({
      product,
      months: Math.min(12, Math.max(1, months)),
      startsOn: toCalendarDay(start_at),
      license: id,
    }));
    const first = lines.reduce((day, { startsOn }) => (startsOn < day ? startsOn : day), today);
    const at = new Date(startOfTokyoDay(addDays(first, -9)).getTime() + (9 + (index % 8)) * hourMs);
    return order(team, outcome, { lines, at, key: `demo-paid-${index}` });
  });
  await insertDemoOrders(trx, [...recent, ...paid]);
  // The embedded database gathers no statistics itself and plans badly without.
  await sql`analyze manager."order", manager.order_item, manager.payment`.execute(trx);
}

/**
 * The buyer: the team's owner. The history has up to 2,000 orders, if there are enough licenses.
 */
export async function demoBuyer(trx: Kysely<Database>, teamId: string): Promise<DemoOrders> {
  const owner = await trx
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .innerJoin('manager.team_ref as team', 'team.id', 'member.team_id')
    .select(['person.id', 'team.country_code', 'team.agent'])
    .where('member.team_id', '=', teamId)
    .where('member.role', '=', roleCodes.owner)
    .executeTakeFirstOrThrow();
  return {
    teamId,
    buyerId: owner.id,
    country: owner.country_code,
    isAgent: owner.agent,
    paid: 1995,
  };
}

async function licensesToSell(trx: Kysely<Database>, teamId: string) {
  return trx
    .selectFrom('manager.license')
    .select(['id', 'product', 'months', 'start_at'])
    .where('team_id', '=', teamId)
    .where('trial', '=', false)
    .orderBy('start_at')
    .orderBy('number')
    .execute();
}

interface Sold {
  readonly lines: readonly {
    readonly product: Product;
    readonly months: number;
    readonly startsOn: CalendarDay;
    /** The license made from the line. */
    readonly license: string | null;
  }[];
  readonly at: Date;
  readonly key: string;
}

function order(team: DemoOrders, outcome: DemoOutcome, { lines, at, key }: Sold): DemoOrder {
  const terms = countryTerms(team.country, tokyoDay(at));
  const prices = terms.currency === 'JPY' ? list.prices : dollars;
  const cart = {
    lines: lines.map(({ product, months }) => newLine({ product, months, quantity: 1 })),
    paperSlips: 0,
  };
  const startsOn = lines[0]?.startsOn ?? tokyoDay(at);
  const orderedOn = tokyoDay(at);
  const { way } = outcomes[outcome];
  const priced = priceCart(cart, { ...terms, ...list, prices });
  const facts: OrderFacts = {
    now: at,
    teamId: team.teamId,
    userId: team.buyerId,
    locale: team.country === 'JP' ? 'ja' : 'en',
    country: team.country,
    startsOn,
    priced,
    slips: noSlips,
    way,
    dates: paymentDates(way, orderedOn, startsOn),
    origin: 'checkout',
    idempotencyKey: key,
    requestHash: '',
  };
  const draft = draftOrder(facts, licenseItems({ startsOn, renewals: [], priced }));
  const items = draft.items.map((item, index) => {
    const first = lines[index]?.startsOn ?? startsOn;
    return { ...item, start_at: first, end_at: contractEndsOn(first, item.months) };
  });
  const licenses = lines.map(({ license }) => license);
  return { draft: { ...draft, items }, outcome, at, licenses };
}
