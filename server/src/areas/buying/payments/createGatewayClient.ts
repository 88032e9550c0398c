import { z } from 'zod';
import { traceCall } from '../../../platform/traces/traceCall.ts';
import type { GatewaySettings } from './gatewaySettings.ts';
import {
  GatewayAwayError,
  type GatewayState,
  type PaymentGateway,
} from '../../../platform/cards/PaymentGateway.ts';

const cardsSchema = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    holder: z.string(),
    brand: z.string(),
    expiry: z.string(),
    expired: z.boolean(),
    isDefault: z.boolean(),
  }),
);

const pageSchema = z.object({ url: z.url() });
const doneSchema = z.object({ done: z.literal(true) });

const stateSchema: z.ZodType<GatewayState> = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['voided', 'refunded', 'unknown']) }),
  z.object({ state: z.literal('captured'), amount: z.int(), currency: z.string() }),
  z.object({ state: z.literal('declined'), reason: z.string() }),
  z.object({ state: z.literal('challenge'), data: z.string() }),
]);

/** Client of the payment gateway's HTTP API, which the sandbox gateway also implements. */
export function createGatewayClient(settings: GatewaySettings): PaymentGateway {
  const call = async <T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T> => {
    try {
      const method = body === undefined ? 'GET' : 'POST';
      const answer = await traceCall('gateway', method, (trace) =>
        fetch(`${settings.url}/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${settings.merchant}:${settings.secret}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...trace,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(settings.timeoutSeconds * 1000),
        }),
      );
      if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
      return schema.parse(await answer.json());
    } catch (error) {
      throw new GatewayAwayError('no answer of the gateway', { cause: error });
    }
  };
  const at = (payment: string, verb = ''): string =>
    `/payments/${encodeURIComponent(payment)}${verb}`;
  /** Path of a customer's cards. */
  const of = (customer: string): string => `/customers/${encodeURIComponent(customer)}/cards`;
  return {
    cards: (customer) => call(cardsSchema, of(customer)),
    openCardPage: async (customer, returnUrl) =>
      (await call(pageSchema, `${of(customer)}/pages`, { return_url: returnUrl })).url,
    removeCard: async (customer, card) => {
      await call(doneSchema, `${of(customer)}/${encodeURIComponent(card)}/delete`, {});
    },
    setDefaultCard: async (customer, card) => {
      await call(doneSchema, `${of(customer)}/${encodeURIComponent(card)}/default`, {});
    },
    pay: ({ payment, ...request }) => call(stateSchema, at(payment), request),
    find: (payment) => call(stateSchema, at(payment)),
    capture: (payment) => call(stateSchema, at(payment, '/capture'), {}),
    void: (payment) => call(stateSchema, at(payment, '/void'), {}),
    refund: (payment) => call(stateSchema, at(payment, '/refund'), {}),
  };
}
