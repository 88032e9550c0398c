import { placeOrderAnswerSchema, type PlaceOrderAnswer } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { createSandboxGateway } from '../../stand-ins/gateway/createSandboxGateway.ts';
import { addCard } from '../../stand-ins/gateway/sandboxCards.ts';
import type { CardBehavior } from '../../db/tables/sandbox.ts';
import { testCards } from '../../stand-ins/gateway/testCards.ts';
import { customerOf } from '../../modules/payments/customerOf.ts';
import { createTestServer, type TestServer } from '../createTestServer.ts';
import { freePort } from '../freePort.ts';
import type { TestPerson } from './people.ts';
import type { TestClient } from '../browsers/TestClient.ts';

export interface Shop extends TestServer {
  /** Gives a person a test card at the gateway. @returns its id. */
  aCard(person: TestPerson, behavior?: CardBehavior): Promise<string>;
}

/** The applications with the sandbox gateway listening beside them. */
export async function openShop(env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const port = await freePort();
  const server = await createTestServer({
    DEMO: '1',
    GATEWAY_PORT: String(port),
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    // Longer than a slow machine takes; only what is about lateness waits for less.
    GATEWAY_TIMEOUT: '30',
    ...env,
  });
  // A line that breaks says as little as one that is held, and at once.
  const gateway = await createSandboxGateway(server.deps, async (line) => {
    line.destroy();
    return Promise.resolve();
  });
  await gateway.listen({ host: '127.0.0.1', port });
  return {
    ...server,
    // A getter is lost when it is spread.
    get accounts() {
      return server.accounts;
    },
    get operator() {
      return server.operator;
    },
    aCard: async ({ id }, behavior = 'succeeds') => {
      const [number = ''] = Object.entries(testCards).find(([, does]) => does === behavior) ?? [];
      const card = { number, holder: 'HANAKO SATO', expiry: '12/40' };
      return (await addCard(server.deps.db, customerOf(id), card)) ?? '';
    },
    close: async () => {
      await gateway.close();
      await server.close();
    },
  };
}

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
