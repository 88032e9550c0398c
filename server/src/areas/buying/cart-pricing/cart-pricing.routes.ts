import {
  calculateQuerySchema,
  calculateRequestSchema,
  calculationOf,
  calculationSchema,
  cartOf,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { readBuyer } from './readBuyer.ts';
import { cartBody } from './cartBody.ts';
import { cartRefusalSchema, orRefusal } from './CartRefusal.ts';
import { priceRequest } from './priceRequest.ts';
import { readRequest } from './readCart.ts';
import { visitorsAndMembers } from '../../../platform/http/audiences.ts';

/** `POST /api/order/calculate`: the price of a cart. */
export const storeRoutes: Module = (deps) => async (app) => {
  app.post(
    '/api/order/calculate',
    {
      ...cartBody,
      // The page calls this after every change of the cart.
      config: { access: { ...visitorsAndMembers, mayLag: true, sites: ['mf-store'] } },
      schema: {
        querystring: calculateQuerySchema,
        response: { 200: z.union([calculationSchema, cartRefusalSchema]) },
      },
    },
    (call) =>
      orRefusal(async () => {
        const buyer = readBuyer(call);
        const request = readRequest(calculateRequestSchema, call.body, buyer.locale);
        const { country_code: country } = request;
        const { priced } = await priceRequest(deps, buyer, cartOf(request), country);
        return calculationOf(priced, {
          locale: buyer.locale,
          explain: call.query.explain === true,
        });
      }),
  );
};
