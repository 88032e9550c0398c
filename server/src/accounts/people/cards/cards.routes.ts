import { accountCardsSchema, cardPageSchema, cardParamsSchema } from '@portal/shared/contracts';
import { personName } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { saveCardEnds } from '../../../platform/cards/cardEnds.queries.ts';
import {
  customerOf,
  GatewayAwayError,
  GatewayUnavailableError,
  type PaymentGateway,
} from '../../../platform/cards/PaymentGateway.ts';
import { usableCards } from '../../../platform/cards/usableCards.ts';
import { requireRecentProof } from '../../security/proof/requireRecentProof.ts';
import { sharingColleagues } from './sharingColleagues.ts';

const access = { who: 'manager' } as const;
const cardPath = '/creditcard';
/** Cards that one person adds, deletes or makes the default. */
const cardChanges: Limit = { name: 'card-change', max: 60, seconds: 3600 };
type CardAction = 'card.add' | 'card.delete' | 'card.default';

/** A person's cards at the gateway, and those that colleagues share. */
export const cardsRoutes: Module = (deps) => async (app) => {
  const { db, clock, config } = deps;
  const recentProof = requireRecentProof(deps);

  /** Calls the gateway. @throws GatewayUnavailableError when it does not answer */
  const ask = async <T>(act: (gateway: PaymentGateway) => Promise<T>): Promise<T> => {
    if (!deps.gateway) throw new GatewayUnavailableError(new Error('no gateway is configured'));
    try {
      return await act(deps.gateway);
    } catch (error) {
      if (error instanceof GatewayAwayError) throw new GatewayUnavailableError(error);
      throw error;
    }
  };
  const list = async (request: FastifyRequest) => {
    const viewer = viewerOf(request);
    const colleagues = await sharingColleagues(db, viewer);
    const cards = await ask((gateway) => usableCards(gateway, viewer.user.id, colleagues));
    await saveCardEnds(
      db,
      viewer.user.id,
      cards.filter(({ owner }) => owner === null),
    );
    return cards.map((card) => ({
      id: card.id,
      brand: card.brand,
      last4: card.number.slice(-4),
      holder: card.holder,
      expiry: card.expiry,
      is_default: card.isDefault ? (1 as const) : (0 as const),
      owner_name: card.owner && personName(card.owner, readerLocale(request)),
    }));
  };
  const note = async (request: FastifyRequest, action: CardAction, card: string) => {
    const { user, team } = viewerOf(request);
    const who = { actor: user.id, teamId: team.id, ip: request.ip };
    await recordAudit(db, { at: clock(), ...who, action, object: card });
  };
  /** Only its owner may change a card; for everybody else it does not exist. */
  const requireOwn = async (customer: string, card: string) => {
    const own = await ask((gateway) => gateway.cards(customer));
    if (!own.some(({ id }) => id === card)) throw new NotFoundError();
  };

  app.get(
    '/api/cards',
    { config: { access }, schema: { response: { 200: accountCardsSchema } } },
    list,
  );

  app.post(
    '/api/cards',
    {
      config: { access },
      schema: { response: { 200: cardPageSchema } },
      preHandler: recentProof,
    },
    async (request) => {
      const { user } = viewerOf(request);
      await takeCall(deps, cardChanges, user.id);
      const customer = customerOf(user.id);
      const returnUrl = `${config.accountsUrl}${cardPath}`;
      const location = await ask((gateway) => gateway.openCardPage(customer, returnUrl));
      await note(request, 'card.add', user.id);
      return { location };
    },
  );

  app.delete(
    '/api/cards/:id',
    {
      config: { access },
      schema: { params: cardParamsSchema, response: { 200: accountCardsSchema } },
      preHandler: recentProof,
    },
    async (request) => {
      const { user } = viewerOf(request);
      const { id } = request.params;
      await takeCall(deps, cardChanges, user.id);
      const customer = customerOf(user.id);
      await requireOwn(customer, id);
      await ask((gateway) => gateway.removeCard(customer, id));
      await note(request, 'card.delete', id);
      return list(request);
    },
  );

  app.put(
    '/api/cards/:id/default',
    {
      config: { access },
      schema: { params: cardParamsSchema, response: { 200: accountCardsSchema } },
    },
    async (request) => {
      const { user } = viewerOf(request);
      const { id } = request.params;
      await takeCall(deps, cardChanges, user.id);
      const customer = customerOf(user.id);
      await requireOwn(customer, id);
      await ask((gateway) => gateway.setDefaultCard(customer, id));
      await note(request, 'card.default', id);
      return list(request);
    },
  );
};
