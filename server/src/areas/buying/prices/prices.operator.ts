import { toCalendarDay, toMajor, toMinor, tokyoDay } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import { announce } from '../../../platform/db/Announcements.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { InvalidError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { operatorOf } from '../../../platform/http/Operator.ts';
import { discountChangeSchema, priceChangeSchema, pricesAnswerSchema } from './prices.contract.ts';
import { allPrices, allTiers, setPrice, setTiers } from './prices.queries.ts';

const config = { access: { who: 'operator', scopes: ['everything'] } } as const;
const readConfig = { access: { who: 'operator', scopes: ['read', 'office'] } } as const;
const response = { 200: pricesAnswerSchema };

/** The operator API of prices and discounts: list, and set from a date on. */
export const pricesOperator: Module = (deps) => async (app) => {
  const { db, clock } = deps;

  app.get('/operator/prices', { config: readConfig, schema: { response } }, () =>
    presentTables(deps),
  );

  app.post(
    '/operator/prices',
    { config, schema: { body: priceChangeSchema, response } },
    async (request) => {
      const { body } = request;
      requireComingDay(deps, body.from);
      const { product, currency, from, month, year } = body;
      const at = clock();
      await db.transaction().execute(async (trx) => {
        const amounts = {
          month_price: toMinor(month, currency),
          year_price: toMinor(year, currency),
        };
        await setPrice(trx, { product, currency, valid_from: from, ...amounts });
        const act = {
          action: 'price.set' as const,
          object: `${product} ${currency}`,
          details: body,
        };
        await announce(trx, 'prices');
        await recordAudit(trx, { at, actor: operatorOf(request).actor, ...act });
      });
      deps.prices.forget();
      return presentTables(deps);
    },
  );

  app.post(
    '/operator/discounts',
    { config, schema: { body: discountChangeSchema, response } },
    async (request) => {
      const { body } = request;
      requireComingDay(deps, body.from);
      const at = clock();
      const tiers = body.tiers.length === 0 ? [[1, 0] as const] : body.tiers;
      await db.transaction().execute(async (trx) => {
        const rows = tiers.map(([threshold, percent]) => ({
          threshold,
          rate_bp: Math.round(percent * 100),
        }));
        await setTiers(trx, body.rule, body.from, rows);
        const act = { action: 'discount.set' as const, object: body.rule, details: body };
        await announce(trx, 'prices');
        await recordAudit(trx, { at, actor: operatorOf(request).actor, ...act });
      });
      deps.prices.forget();
      return presentTables(deps);
    },
  );
};

/** Refuses prices for a past date: what was charged then stays as it was. */
function requireComingDay({ clock }: Deps, from: string): void {
  if (toCalendarDay(from) < tokyoDay(clock())) throw new InvalidError({ from: 'has passed' });
}

async function presentTables({ db }: Deps) {
  const [prices, tiers] = await Promise.all([allPrices(db), allTiers(db)]);
  const firsts = tiers.filter(
    ({ rule, valid_from }, index) =>
      index === tiers.findIndex((other) => other.rule === rule && other.valid_from === valid_from),
  );
  return {
    prices: prices.map(({ product, currency, valid_from, month_price, year_price }) => ({
      product,
      currency,
      valid_from,
      month: toMajor(month_price, currency),
      year: toMajor(year_price, currency),
    })),
    discounts: firsts.map(({ rule, valid_from }) => ({
      rule,
      valid_from,
      tiers: tiers
        .filter((other) => other.rule === rule && other.valid_from === valid_from)
        .map(({ threshold, rate_bp }): [number, number] => [threshold, rate_bp / 100]),
    })),
  };
}
