import {
  calculateQuerySchema,
  calculateRequestSchema,
  calculationOf,
  calculationSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import { localeOf } from '../../answers/localeOf.ts';
import type { Module } from '../../http/createApp.ts';
import { orRefusal } from './CartRefusal.ts';
import { priceRequest } from './priceRequest.ts';
import { readRequest } from './readCart.ts';
import { visitorsAndBuyers } from './store.policy.ts';

const refusalSchema = z.object({
  error: z.literal(true),
  code: z.string(),
  msg: z.record(z.string(), z.string()),
});

/** The price of a cart. */
export const storeRoutes: Module = (deps) => async (app) => {
  app.post(
    '/api/order/calculate',
    {
      config: { access: visitorsAndBuyers },
      schema: {
        querystring: calculateQuerySchema,
        response: { 200: z.union([calculationSchema, refusalSchema]) },
      },
    },
    async ({ body, query, viewer, headers }) => {
      const locale = localeOf({
        cookies: headers.cookie,
        acceptLanguage: headers['accept-language'],
      });
      return orRefusal(async () => {
        const request = readRequest(calculateRequestSchema, body, locale);
        const { priced } = await priceRequest(deps, { viewer, locale }, request);
        return calculationOf(priced, { locale, explain: query.explain === true });
      });
    },
  );
};
