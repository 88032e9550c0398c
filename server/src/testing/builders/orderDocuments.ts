import type { DocumentKind } from '@portal/shared/domain';
import type { TestClient } from '../browsers/TestClient.ts';
import { orderOf } from './checkout.ts';
import type { Shop } from '../shops/openShop.ts';
import { aPerson, type TestPerson } from './people.ts';

export const japanese = { 'accept-language': 'ja' };

/** A person with orders that have documents. */
export interface DocumentBuyer {
  readonly person: TestPerson;
  readonly client: TestClient;
  /** Places an order of six licenses by transfer, with a paper invoice. */
  anOrder(
    changes?: object,
    language?: object,
  ): Promise<{ readonly id: string; readonly number: string }>;
  /** The same order, paid with a card. */
  aPaidOrder(): ReturnType<DocumentBuyer['anOrder']>;
}

export async function aDocumentBuyer(
  shop: Shop,
  given: Parameters<typeof aPerson>[1] = {},
): Promise<DocumentBuyer> {
  const person = await aPerson(shop.deps, given);
  const client = await shop.signIn(person);
  const card = await shop.aCard(person);
  const anOrder: DocumentBuyer['anOrder'] = async (changes = {}, language = japanese) => {
    const payload = orderOf(shop, { cd: '{"m1":3,"m12":3}', paper_invoice: 1, ...changes });
    const headers = { ...language, 'idempotency-key': `k${Math.random().toString(36).slice(2)}` };
    return (await client.post('/api/order', { payload, headers })).json<{
      id: string;
      number: string;
    }>();
  };
  const aPaidOrder = () => anOrder({ payment_method: 2, customer_card_id: card });
  return { person, client, anOrder, aPaidOrder };
}

/** Requests the address of a document; the response is empty when the order offers none. */
export const askForDocument = (by: TestClient, kind: DocumentKind, order_id: string) =>
  by.post(`/api/pdf/${kind}/`, { payload: { order_id } });

/** Requests a document and opens it. */
export async function openDocument(by: TestClient, kind: DocumentKind, id: string) {
  const { body: token } = await askForDocument(by, kind, id);
  return by.get(`/pdf/${kind}/${token}`);
}
