import { randomUUID } from 'node:crypto';
import {
  calculateRequestSchema,
  cartOf,
  idempotencyKeySchema,
  orderRefusalSchema,
  orderTermsSchema,
  payOrderRequestSchema,
  placeOrderAnswerSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { readBuyer } from '../cart-pricing/readBuyer.ts';
import { cartBody } from '../cart-pricing/cartBody.ts';
import { readRequest } from '../cart-pricing/readCart.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import { orOrderRefusal } from './OrderRefusal.ts';
import { orderTerms } from './orderTerms.ts';
import { payOrder } from './payOrder.ts';
import { placeOrder } from './placeOrder.ts';

const config = { access: buyers } as const;

/**
 * `POST /api/order/terms` (the facts of the final confirmation), `POST /api/order`, and the card
 * payment of an order that waits for a transfer.
 */
export const checkoutRoutes: Module = (deps) => async (app) => {
  app.post(
    '/api/order/terms',
    {
      ...cartBody,
      config,
      schema: { response: { 200: z.union([orderTermsSchema, orderRefusalSchema]) } },
    },
    (request) => {
      const { locale } = readBuyer(request);
      return orOrderRefusal(locale, () => {
        const cart = readRequest(calculateRequestSchema, request.body, locale);
        return orderTerms(deps, { viewer: viewerOf(request), locale }, cartOf(cart));
      });
    },
  );

  app.post(
    '/api/order',
    {
      ...cartBody,
      config,
      schema: {
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        response: { 200: placeOrderAnswerSchema },
      },
    },
    (request) => {
      const { locale } = readBuyer(request);
      // Without an idempotency key, each call places a new order.
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const placing = { viewer: viewerOf(request), locale, ip: request.ip, key };
      return orOrderRefusal(locale, () => placeOrder(deps, placing, request.body));
    },
  );

  app.post(
    '/api/order/:id/pay',
    {
      config,
      schema: {
        params: z.object({ id: z.string() }),
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        body: payOrderRequestSchema,
        response: { 200: placeOrderAnswerSchema },
      },
    },
    (request) => {
      const { locale } = readBuyer(request);
      // Without an idempotency key, each call is a new attempt.
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const { id } = request.params;
      const { customer_card_id: card } = request.body;
      const paying = { viewer: viewerOf(request), ip: request.ip, key, id, card };
      return orOrderRefusal(locale, () => payOrder(deps, paying));
    },
  );
};
