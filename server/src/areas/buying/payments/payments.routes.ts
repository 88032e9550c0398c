import { cardsSchema } from '@portal/shared/contracts';
import { personName } from '@portal/shared/domain';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { buyers } from '../../../platform/http/audiences.ts';
import {
  GatewayAwayError,
  GatewayUnavailableError,
} from '../../../platform/cards/PaymentGateway.ts';
import { findPayment } from './payments.queries.ts';
import { areSigned, notificationPath } from './secureFields.ts';
import { settlePayment } from './settlePayment.ts';
import { lastUsedCard, viewerCards } from './viewerCards.ts';

const flagOf = (is: boolean) => (is ? (1 as const) : (0 as const));
const rateLimit = { max: 60, timeWindow: '1 minute' };
const notificationSchema = z.record(z.string().max(64), z.string().max(4096));

/** The person's cards, and the return from the gateway's 3-D Secure page. */
export const paymentsRoutes: Module = (deps) => async (app) => {
  const { config, db, gateway, log } = deps;

  app.get(
    '/api/payments',
    { config: { access: buyers }, schema: { response: { 200: cardsSchema } } },
    async (request) => {
      if (!gateway) return [];
      try {
        const viewer = viewerOf(request);
        const cards = await viewerCards({ db, gateway }, viewer);
        const lastUsed = await lastUsedCard(db, viewer);
        return cards.map((card) => ({
          customer_card_id: card.id,
          card_number: card.number,
          cardholder_name: card.holder,
          brand: card.brand,
          expiry: card.expiry,
          expired: flagOf(card.expired),
          is_default: flagOf(card.isDefault),
          last_used: flagOf(card.id === lastUsed),
          owner_name: card.owner && personName(card.owner, readerLocale(request)),
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
      // The cardholder's browser posts this form from another site, without a session; the digest
      // authenticates it.
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
        // Only the gateway knows whether the cardholder was authenticated; the form only brings
        // them back.
        await settlePayment(deps, payment.id, await gateway.capture(payment.id));
      } catch (error) {
        if (!(error instanceof GatewayAwayError)) throw error;
        log.warn({ err: error, payment: payment.id }, 'payment not captured yet');
      }
      return reply.redirect(`/3dsec_finished?o=${encodeURIComponent(payment.order_id)}`, 303);
    },
  );
};
