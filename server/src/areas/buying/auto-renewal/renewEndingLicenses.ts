import {
  addDays,
  noSlips,
  priceCart,
  renewalLine,
  toCalendarDay,
  tokyoDay,
} from '@portal/shared/domain';
import { savedLocale } from '../../../platform/answers/localeOf.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { draftOrder, type OrderFacts } from '../checkout/draftOrder.ts';
import { licenseItems } from '../checkout/licenseItems.ts';
import { DuplicateOrderError, insertOrder } from '../checkout/insertOrder.ts';
import { lockRenewals } from '../checkout/lockRenewals.ts';
import { autoRenewalDates, postpayDates } from '../orders/dates/paymentDates.ts';
import { orderMailJob } from '../orders/mails/orderMailJob.ts';
import { priceListFor } from '../prices/PriceBook.ts';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { endingLicenses, type EndingLicense } from './autoRenewal.queries.ts';

const renewJob = defineJob<object>('licenses.auto-renewal', 3);
/** Days before a license's end when its renewal is ordered. */
const aheadDays = 30;

type RenewDeps = Pick<Deps, 'db' | 'clock' | 'prices' | 'queue' | 'config' | 'log'>;

/**
 * Orders the renewal of licenses with auto-renewal ahead of their end: one order per team and end
 * date, payable by bank transfer, since nobody is present to confirm a card. Payment renews the
 * license.
 */
export async function renewEndingLicenses(deps: RenewDeps): Promise<void> {
  const { db, clock, config, log } = deps;
  if (!config.vendor || !config.bank) return;
  const today = tokyoDay(clock());
  const licenses = await endingLicenses(db, { from: today, to: addDays(today, aheadDays) });
  const groups = new Map<string, EndingLicense[]>();
  for (const license of licenses) {
    const key = `${license.team_id} ${license.end_at}`;
    groups.set(key, [...(groups.get(key) ?? []), license]);
  }
  for (const group of groups.values()) {
    try {
      await renew(deps, group);
    } catch (error) {
      // Another order came in since the query; the next run tries again. A failing team does not
      // block the others.
      const isOrdered = error instanceof CartError || error instanceof DuplicateOrderError;
      const team = group[0]?.team_id;
      if (isOrdered) log.info({ team }, 'licenses were ordered meanwhile');
      else log.error({ err: error, team }, 'licenses not renewed');
    }
  }
}

async function renew(deps: RenewDeps, licenses: readonly EndingLicense[]): Promise<void> {
  const [first] = licenses;
  if (!first) return;
  const { db, clock, prices, queue } = deps;
  const now = clock();
  const today = tokyoDay(now);
  const renewals = licenses.map(({ id, number, product, months, start_at, end_at }) => ({
    id,
    number,
    product,
    months,
    startsOn: toCalendarDay(start_at),
    endsOn: toCalendarDay(end_at),
  }));
  const list = priceListFor(await prices.on(today), first.country_code);
  const startsOn = addDays(toCalendarDay(first.end_at), 1);
  const locale = savedLocale(first.locale);
  const priced = priceCart({ lines: renewals.map(renewalLine), paperSlips: 0 }, list);
  const facts: OrderFacts = {
    now,
    teamId: first.team_id,
    userId: first.user_id,
    locale,
    country: first.country_code,
    startsOn,
    priced,
    slips: noSlips,
    way: first.agent ? 'bank_postpay' : 'bank_prepay',
    dates: first.agent ? postpayDates(today) : autoRenewalDates(today, startsOn),
    origin: 'auto_renewal',
    idempotencyKey: `auto-renewal ${first.id} ${first.end_at}`,
    requestHash: '',
  };
  const draft = draftOrder(facts, licenseItems({ startsOn, renewals, priced }));
  await db.transaction().execute(async (trx) => {
    await lockRenewals(trx, first.team_id, renewals, locale);
    await queue.enqueue(trx, orderMailJob, { order: draft.order.id, kind: 'ordered' });
    await insertOrder(trx, draft, { actor: 'system', ip: null, card: null });
  });
}

/** Registers the daily worker that renews ending licenses. */
export const autoRenewalWorkers: Workers = (deps) => {
  deps.queue.schedule(renewJob, '40 5 * * *', () => renewEndingLicenses(deps));
};
