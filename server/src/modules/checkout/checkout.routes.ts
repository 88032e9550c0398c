import { randomUUID } from 'node:crypto';
import {
  calculateRequestSchema,
  idempotencyKeySchema,
  orderRefusalSchema,
  orderTermsSchema,
  placeOrderAnswerSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../http/createApp.ts';
import { viewerOf } from '../../http/Viewer.ts';
import { buyerOf } from '../cart-pricing/buyerOf.ts';
import { readRequest } from '../cart-pricing/readCart.ts';
import { buyers } from '../cart-pricing/cart-pricing.policy.ts';
import { orOrderRefusal } from './OrderRefusal.ts';
import { orderTerms } from './orderTerms.ts';
import { placeOrder } from './placeOrder.ts';

const config = { access: buyers } as const;

/** `POST /api/order/terms` (the facts of the final confirmation) and `POST /api/order`. */
export const checkoutRoutes: Module = (deps) => async (app) => {
  app.post(
    '/api/order/terms',
    { config, schema: { response: { 200: z.union([orderTermsSchema, orderRefusalSchema]) } } },
    (request) => {
      const { locale } = buyerOf(request);
      return orOrderRefusal(locale, () => {
        const cart = readRequest(calculateRequestSchema, request.body, locale);
        return orderTerms(deps, { viewer: viewerOf(request), locale }, cart);
      });
    },
  );

  app.post(
    '/api/order',
    {
      config,
      schema: {
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        response: { 200: placeOrderAnswerSchema },
      },
    },
    (request) => {
      const { locale } = buyerOf(request);
      // A call without an idempotency key places a new order each time.
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const placing = { viewer: viewerOf(request), locale, ip: request.ip, key };
      return orOrderRefusal(locale, () => placeOrder(deps, placing, request.body));
    },
  );
};
