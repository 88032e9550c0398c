import { cardsSchema } from '@portal/shared/contracts';
import { z } from 'zod';
import { NotFoundError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { viewerOf } from '../../http/Viewer.ts';
import { buyers } from '../cart-pricing/cart-pricing.policy.ts';
import { customerOf } from './customerOf.ts';
import { GatewayUnavailableError } from './GatewayUnavailableError.ts';
import { GatewayAwayError } from './PaymentGateway.ts';
import { findPayment } from './payments.queries.ts';
import { areSigned, notificationPath } from './secureFields.ts';
import { settlePayment } from './settlePayment.ts';

const rateLimit = { max: 60, timeWindow: '1 minute' };
const notificationSchema = z.record(z.string().max(64), z.string().max(4096));

/** The person's cards, and the way back from the gateway's 3-D Secure page. */
export const paymentsRoutes: Module = (deps) => async (app) => {
  const { config, db, gateway, log } = deps;

  app.get(
    '/api/payments',
    { config: { access: buyers }, schema: { response: { 200: cardsSchema } } },
    async (request) => {
      if (!gateway) return [];
      try {
        const cards = await gateway.cards(customerOf(viewerOf(request).user.id));
        return cards.map(({ id, number, holder, brand, expiry, expired }) => ({
          customer_card_id: id,
          card_number: number,
          cardholder_name: holder,
          brand,
          expiry,
          expired: expired ? (1 as const) : (0 as const),
        }));
      } catch (error) {
        if (error instanceof GatewayAwayError) throw new GatewayUnavailableError(error);
        throw error;
      }
    },
  );

  app.post(
    notificationPath,
    {
      // The holder's browser brings this form from another site, without a session; the digest
      // proves it.
      config: { access: { who: 'public' }, page: true, rateLimit },
      schema: { body: notificationSchema },
    },
    async ({ body }, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!gateway || !config.gateway || !areSigned(body, config.gateway.secret)) {
        log.warn('a 3-D Secure notification was not signed by the gateway');
        throw new NotFoundError();
      }
      const payment = await findPayment(db, body['threeDSMerchantTransID'] ?? '');
      if (!payment) throw new NotFoundError();
      try {
        // Only the gateway knows whether the holder was authenticated; the form only brings them
        // back.
        await settlePayment(deps, payment.id, await gateway.capture(payment.id));
      } catch (error) {
        if (!(error instanceof GatewayAwayError)) throw error;
        log.warn({ err: error, payment: payment.id }, 'payment not captured yet');
      }
      return reply.redirect(`/3dsec_finished?o=${encodeURIComponent(payment.order_id)}`, 303);
    },
  );
};
