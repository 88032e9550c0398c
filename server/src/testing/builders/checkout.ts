import { placeOrderAnswerSchema, type PlaceOrderAnswer } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { TestServer } from '../createTestServer.ts';
import type { TestClient } from '../browsers/TestClient.ts';

/** An order of three Circuit Designer licenses for a month, prepaid by transfer. */
export function orderOf({ deps }: Pick<TestServer, 'deps'>, changes: object = {}) {
  return {
    start_at: tokyoDay(deps.clock()),
    cd: '{"m1":3}',
    pd: '{}',
    licenses: '[]',
    paper_invoice: 0,
    paper_delivery: 0,
    paper_receipt: 0,
    payment_method: 1,
    payment_type: 1,
    customer_card_id: '',
    ...changes,
  };
}

let keys = 0;

/** Places an order. @param key idempotency key; default: a new one */
export async function place(
  client: TestClient,
  payload: object,
  key = `key-${(keys += 1)}`,
): Promise<PlaceOrderAnswer> {
  const answer = await client.post('/api/order', { payload, headers: { 'idempotency-key': key } });
  return placeOrderAnswerSchema.parse(answer.json());
}

/** Places an order that is accepted. */
export async function placed(client: TestClient, payload: object, key?: string) {
  const answer = await place(client, payload, key);
  if (!('status' in answer)) throw new Error(`the order was refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** Code of an order's refusal; null if accepted. */
export const refusalOf = (answer: PlaceOrderAnswer) => ('error' in answer ? answer.code : null);
