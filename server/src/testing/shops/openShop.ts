import { createSandboxGateway } from '../../app/stand-ins/gateway/createSandboxGateway.ts';
import { addCard } from '../../app/stand-ins/gateway/sandboxCards.ts';
import type { CardBehavior } from '../../platform/db/tables/sandbox.ts';
import { testCards } from '../../app/stand-ins/gateway/testCards.ts';
import { customerOf } from '../../platform/cards/PaymentGateway.ts';
import type { TestPerson } from '../builders/people.ts';
import { createTestServer, type TestServer } from '../createTestServer.ts';
import { freePort } from '../freePort.ts';

/** The applications of a test, and test cards for its buyers. */
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
