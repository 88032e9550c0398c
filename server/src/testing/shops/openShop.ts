import { createSandboxGateway } from '../../app/stand-ins/gateway/createSandboxGateway.ts';
import { addCard, testCards } from '../../app/stand-ins/gateway/sandboxCards.ts';
import type { CardBehavior } from '../../platform/db/tables/sandbox.ts';
import { customerOf } from '../../platform/cards/PaymentGateway.ts';
import type { TestPerson } from '../builders/people.ts';
import { createTestServer, type TestServer } from '../createTestServer.ts';
import { freePort } from '../freePort.ts';

/** A test server, and test cards for its buyers. */
export interface Shop extends TestServer {
  /** Adds a test card of a person at the gateway. @returns its id */
  aCard(person: TestPerson, behavior?: CardBehavior): Promise<string>;
}

/** A test server with a listening sandbox gateway. */
export async function openShop(env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const port = await freePort();
  const server = await createTestServer({
    DEMO: '1',
    GATEWAY_PORT: String(port),
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    // Sufficient for a slow machine; tests of timeouts use shorter ones.
    GATEWAY_TIMEOUT: '30',
    ...env,
  });
  // A broken connection has the same meaning as a held one, without the delay.
  const gateway = await createSandboxGateway(server.deps, async (line) => {
    line.destroy();
    return Promise.resolve();
  });
  await gateway.listen({ host: '127.0.0.1', port });
  return {
    ...server,
    // Spreading would evaluate the getter.
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
