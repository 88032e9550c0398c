import {
  cancelAnswerSchema,
  cancelRequestSchema,
  orderRowSchema,
  orderSchema,
  ordersQuerySchema,
  ordersSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '@portal/shared/contracts';
import { orderListView } from '@portal/shared/domain';
import { z } from 'zod';
import { searchRateLimit } from '../../../platform/answers/searchAnswer.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { readBuyer } from '../cart-pricing/readBuyer.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import { cancelOrder } from './cancelOrder.ts';
import { sendRows } from '../../../platform/answers/long/sendRows.ts';
import { allOrders, firstOrders } from './listOrders.ts';
import { orderDetail } from './orders.presenter.ts';
import { findOrders } from './orders.search.ts';
import { eventsOf, itemsOf, licensesOf, orderOf, taxesOf } from './orders.queries.ts';

const config = { access: { ...buyers, sites: ['mf-orders'] } } as const;

/** The order history and its search, one order, and its cancellation. */
export const ordersRoutes: Module = (deps) => async (app) => {
  const { db } = deps;

  app.get(
    '/api/orders',
    { config, schema: { querystring: ordersQuerySchema, response: { 200: ordersSchema } } },
    async (request, reply) => {
      const { sessionId, team } = viewerOf(request);
      const { limit } = request.query;
      const view = orderListView.parse(new URL(request.url, 'http://localhost').searchParams);
      const list = { teamId: team.id, view };
      if (limit === undefined) {
        const pace = deps.longAnswers.pace(reply, sessionId);
        return sendRows(reply, orderRowSchema, allOrders(deps, list, pace));
      }
      const pace = deps.longAnswers.pace(reply);
      const { rows, total } = await firstOrders(deps, { ...list, limit }, pace);
      void reply.header('x-total-count', total);
      return rows;
    },
  );

  app.get(
    '/api/orders/search',
    {
      config: { access: buyers, rateLimit: searchRateLimit },
      schema: { querystring: searchQuerySchema, response: { 200: searchAnswerSchema } },
    },
    (request) =>
      findOrders(db, {
        teamId: viewerOf(request).team.id,
        q: request.query.q,
        locale: readBuyer(request).locale,
      }),
  );

  app.get(
    '/api/order/:id',
    {
      config,
      schema: { params: z.object({ id: z.string() }), response: { 200: orderSchema } },
    },
    async (request) => {
      const { team } = viewerOf(request);
      const { id } = request.params;
      const order = await orderOf(db, team.id, id);
      if (!order) throw new NotFoundError();
      const [items, taxes, events, licenses] = await Promise.all([
        itemsOf(db, id),
        taxesOf(db, order),
        eventsOf(db, id),
        licensesOf(db, team.id, id),
      ]);
      const bank = team.agent ? null : (deps.config.bank ?? null);
      const detail = { order, items, taxes, events, licenses, bank };
      return orderDetail(detail, readBuyer(request).locale);
    },
  );

  app.post(
    '/api/order/bank',
    {
      config,
      schema: { body: cancelRequestSchema, response: { 200: cancelAnswerSchema } },
    },
    (request) => {
      const { id } = request.body;
      const { locale } = readBuyer(request);
      return cancelOrder(deps, viewerOf(request), { id, locale, ip: request.ip });
    },
  );
};
