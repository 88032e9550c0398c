import { expect } from '@jest/globals';
import type { SecureForm } from '@portal/shared/contracts';
import type { Config } from '../../platform/config/Config.ts';
import type { CardBehavior } from '../../platform/db/tables/sandbox.ts';
import { notificationPath } from '../../areas/buying/payments/secureFields.ts';
import type { TestClient } from '../browsers/TestClient.ts';
import { orderOf, place } from '../builders/checkout.ts';
import { openShop, type Shop } from './openShop.ts';
import { aPerson, type TestPerson } from '../builders/people.ts';

interface CardBuyer {
  readonly person: TestPerson;
  readonly client: TestClient;
  /** An order of three licenses by card. */
  readonly body: object;
}
type OfPerson = Pick<CardBuyer, 'person'>;
type Fields = Readonly<Record<string, string>>;

/** A shop with buyers who pay by card. */
export interface CardShop extends Shop {
  gatewayOf(): NonNullable<Config['gateway']>;
  /** A buyer with a test card of this behaviour; default: no card. */
  aBuyer(behavior?: CardBehavior): Promise<CardBuyer>;
  /** Status of the team's orders, number of its licenses, and the gateway's charges. */
  countsOf(buyer: OfPerson): Promise<{ orders: number[]; licenses: number; charges: string[] }>;
  /** Changes the gateway's payments, for example to another amount. */
  take(buyer: OfPerson, change: object): Promise<void>;
  /** Sends the gateway's notification to the portal. */
  notify(fields: Fields): Promise<Awaited<ReturnType<Shop['manager']['inject']>>>;
}

export async function openCardShop(): Promise<CardShop> {
  const shop = await openShop();
  const { db } = shop.deps;
  return {
    ...shop,
    // Spreading would evaluate getters.
    get accounts() {
      return shop.accounts;
    },
    get operator() {
      return shop.operator;
    },
    gatewayOf: () => {
      const { gateway } = shop.deps.config;
      if (!gateway) throw new Error('the configuration has no gateway');
      return gateway;
    },
    aBuyer: async (behavior) => {
      const person = await aPerson(shop.deps);
      const card = behavior && (await shop.aCard(person, behavior));
      const client = await shop.signIn(person);
      const body = orderOf(shop, { payment_method: 2, customer_card_id: card });
      return { person, client, body };
    },
    countsOf: async ({ person }) => {
      const of = person.team.id;
      const orders = await db
        .selectFrom('manager.order')
        .select('status')
        .where('team_id', '=', of)
        .execute();
      const licenses = await db
        .selectFrom('manager.license')
        .select('id')
        .where('team_id', '=', of)
        .execute();
      const charges = await db
        .selectFrom('sandbox.payment')
        .select('state')
        .where('customer', '=', `user-${person.id}`)
        .execute();
      return {
        orders: orders.map(({ status }) => status),
        licenses: licenses.length,
        charges: charges.map(({ state }) => state),
      };
    },
    take: async ({ person }, change) => {
      const payments = db.updateTable('sandbox.payment').set(change);
      await payments.where('customer', '=', `user-${person.id}`).execute();
    },
    notify: (fields) =>
      shop.manager.inject({
        method: 'POST',
        url: notificationPath,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

/** Places an order that requires 3-D Secure. */
export async function challenged(
  { client, body }: Pick<CardBuyer, 'client' | 'body'>,
  key?: string,
): Promise<SecureForm> {
  const answer = await place(client, body, key);
  if (!('action' in answer)) throw new Error(`expected a challenge: ${JSON.stringify(answer)}`);
  return answer;
}

/** Posts a form to the gateway like a browser. @returns the fields of the page's form */
export async function postForm(url: string, fields: Fields) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const html = await answer.text();
  const inputs = html.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const found = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
  return { status: answer.status, html, fields: found };
}

/** Completes the challenge. @returns the fields that the browser posts to the portal */
export async function answerChallenge({ action, params }: SecureForm, answer: string) {
  const question = await postForm(action, params);
  expect(question.html).toContain('Sandbox card authentication');
  const { payment = '', data = '' } = question.fields;
  const back = await postForm(new URL('/3ds/answer', action).href, { payment, data, answer });
  return back.fields;
}
