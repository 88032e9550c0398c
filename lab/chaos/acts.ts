import { placeOrderAnswerSchema } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { createLicenses } from '@portal/server/src/areas/licensing/licenses/createLicenses.ts';
import { noteChallenge } from '@portal/server/src/app/stand-ins/gateway/sandboxPayments.ts';
import {
  notificationPath,
  signFields,
} from '@portal/server/src/areas/buying/payments/secureFields.ts';
import type { TestPerson } from '@portal/server/src/testing/builders/people.ts';
import type { TestClient } from '@portal/server/src/testing/browsers/TestClient.ts';
import type { Scenario } from './messages.ts';

export interface Actors {
  readonly deps: Deps;
  readonly manager: FastifyInstance;
  readonly operator: FastifyInstance;
  readonly person: TestPerson;
  readonly client: TestClient;
  /** Test cards at the gateway: one that succeeds, one that requires 3-D Secure. */
  readonly cards: { readonly plain: string; readonly challenge: string };
}

type Act = () => Promise<unknown>;

/** Prepares a round's action; resumes a round that was begun before. */
export const prepare: Readonly<Record<Scenario, (actors: Actors, round: number) => Promise<Act>>> =
  {
    transfer: (actors, round) => Promise.resolve(() => place(actors, round)),
    card: (actors, round) => {
      const card = { payment_method: 2, customer_card_id: actors.cards.plain };
      return Promise.resolve(() => place(actors, round, card));
    },
    renewal: async (actors, round) => {
      const licenses = JSON.stringify([{ id: await licenseOf(actors, round), count: 12 }]);
      const card = { payment_method: 2, customer_card_id: actors.cards.plain };
      return () => place(actors, round, { cd: '{}', licenses, ...card });
    },
    notification: async (actors, round) => {
      const card = { payment_method: 2, customer_card_id: actors.cards.challenge };
      const answer = await place(actors, round, card);
      // Already paid: a repeated notification changes nothing.
      const { id } = await paymentOf(actors, answer.id ?? '');
      await noteChallenge(actors.deps.db, id, true);
      const secret = actors.deps.config.gateway?.secret ?? '';
      const fields = signFields({ threeDSMerchantTransID: id }, secret);
      return () =>
        actors.manager.inject({
          method: 'POST',
          url: notificationPath,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(fields).toString(),
        });
    },
    payment: async (actors, round) => {
      const { number } = await place(actors, round);
      return () =>
        actors.operator.inject({
          method: 'POST',
          url: `/operator/orders/${number ?? ''}/pay`,
          payload: { note: 'chaos' },
        });
    },
  };

async function place({ client, deps }: Actors, round: number, changes: object = {}) {
  const order = {
    start_at: tokyoDay(deps.clock()),
    cd: '{"m1":3,"m12":2}',
    pd: '{}',
    licenses: '[]',
    payment_method: 1,
    payment_type: 1,
    ...changes,
  };
  const headers = { 'idempotency-key': `round-${round}` };
  const answer = await client.post('/api/order', { payload: order, headers });
  const placed = placeOrderAnswerSchema.parse(answer.json());
  if ('error' in placed && placed.code !== 'card_declined') {
    throw new Error(`round ${round}: ${placed.code} ${JSON.stringify(placed.msg)}`);
  }
  return 'number' in placed ? placed : { id: placed.id, number: undefined };
}

/** The license that a round renews; its owner id contains the round. */
async function licenseOf({ deps, person }: Actors, round: number): Promise<string> {
  const ownerId = `round-${round}`;
  const known = await deps.db
    .selectFrom('manager.license')
    .select('id')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (known) return known.id;
  const today = tokyoDay(deps.clock());
  const terms = {
    product: 'cd',
    startsOn: addDays(today, -30),
    endsOn: addDays(today, 30),
  } as const;
  const [made] = await deps.db
    .transaction()
    .execute((trx) => createLicenses(trx, person.team.id, [{ ...terms, ownerId }]));
  return made?.id ?? '';
}

async function paymentOf({ deps }: Actors, orderId: string) {
  return deps.db
    .selectFrom('manager.payment')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
