import { placeOrderAnswerSchema, type PlaceOrderAnswer } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { TestServer } from '../createTestServer.ts';
import type { TestClient } from '../browsers/TestClient.ts';

/** An order of three licenses of Circuit Designer for a month, by transfer before. */
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

/** Places an order. @param key a new one unless given */
export async function place(
  client: TestClient,
  payload: object,
  key = `key-${(keys += 1)}`,
): Promise<PlaceOrderAnswer> {
  const answer = await client.post('/api/order', { payload, headers: { 'idempotency-key': key } });
  return placeOrderAnswerSchema.parse(answer.json());
}

/** Places an order that is taken. */
export async function placed(client: TestClient, payload: object, key?: string) {
  const answer = await place(client, payload, key);
  if (!('status' in answer)) throw new Error(`not placed: ${JSON.stringify(answer)}`);
  return answer;
}

/** Code of the refusal of an order; null for one that was taken. */
export const refusalOf = (answer: PlaceOrderAnswer) => ('error' in answer ? answer.code : null);
