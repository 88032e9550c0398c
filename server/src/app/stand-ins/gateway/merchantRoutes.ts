import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from '@portal/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';
import { openCardPage } from './cardPages.ts';
import { addCard, cardsOf, removeCard, setDefaultCard } from './sandboxCards.ts';
import {
  beginPayment,
  capturePayment,
  findPayment,
  refundPayment,
  stateOf,
  voidPayment,
} from './sandboxPayments.ts';

const id = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const paymentSchema = z.strictObject({
  customer: z.string(),
  card: z.string(),
  amount: z.number().int().min(1),
  currency: z.enum(['JPY', 'USD']),
  reference: z.string().max(40),
});
const cardSchema = z.strictObject({
  number: z.string(),
  holder: text(60),
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d\d$/),
});

/** Leaves a call without a response, and handles its connection. */
export type Silence = (line: Socket) => Promise<void>;

export const holdTheLine: Silence = async (line) => {
  await once(line, 'close');
};

const cardOf = id.extend({ card: z.string().regex(/^[\w-]{1,64}$/) });
const pageSchema = z.strictObject({ return_url: z.url() });

/** The merchant API. */
export function merchantRoutes(app: FastifyInstance, deps: Deps, silence: Silence): void {
  const { db, clock, config } = deps;
  app.get('/v1/customers/:id/cards', ({ params }) => cardsOf(db, id.parse(params).id, clock()));

  app.post('/v1/customers/:id/cards', async ({ params, body }, reply) => {
    const card = cardSchema.safeParse(body);
    const added = card.success && (await addCard(db, id.parse(params).id, card.data));
    return added ? { id: added } : reply.code(422).send({ error: 'not a test card' });
  });

  // Only returns to the merchant's own pages.
  app.post('/v1/customers/:id/cards/pages', async ({ params, body }, reply) => {
    const { return_url: returnUrl } = pageSchema.parse(body);
    if (new URL(returnUrl).origin !== config.accountsUrl) {
      return reply.code(422).send({ error: 'not an address of the merchant' });
    }
    const { id: customer } = id.parse(params);
    const page = await openCardPage(db, { customer, returnUrl }, clock());
    return {
      url: `${config.gateway?.url ?? ''}/cards/new?${new URLSearchParams({ page }).toString()}`,
    };
  });
  app.post('/v1/customers/:id/cards/:card/delete', async ({ params }) => {
    const { id: customer, card } = cardOf.parse(params);
    await removeCard(db, customer, card);
    return { done: true };
  });
  app.post('/v1/customers/:id/cards/:card/default', async ({ params }) => {
    const { id: customer, card } = cardOf.parse(params);
    await setDefaultCard(db, customer, card);
    return { done: true };
  });

  app.get('/v1/payments/:id', async ({ params }) =>
    stateOf(await findPayment(db, id.parse(params).id)),
  );

  app.post('/v1/payments/:id', async (request, reply) => {
    const asked = paymentSchema.parse(request.body);
    const payment = await beginPayment(db, id.parse(request.params).id, asked, clock());
    if (payment?.behavior !== 'time_out') return stateOf(payment);
    reply.hijack();
    return silence(request.raw.socket);
  });

  app.post('/v1/payments/:id/capture', async ({ params }) =>
    stateOf(await capturePayment(db, id.parse(params).id)),
  );
  app.post('/v1/payments/:id/void', async ({ params }) =>
    stateOf(await voidPayment(db, id.parse(params).id, clock())),
  );
  app.post('/v1/payments/:id/refund', async ({ params }) =>
    stateOf(await refundPayment(db, id.parse(params).id)),
  );
}
