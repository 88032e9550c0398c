import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { TestClient } from '../../browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../createTestServer.ts';
import { aPerson } from '../people.ts';
import { aDistributor, grantsTokens, type TestDistributor } from './aDistributor.ts';

interface DistributorSite {
  readonly server: TestServer;
  readonly distributor: TestDistributor;
  /** A session of a new person. */
  aClient(): Promise<TestClient>;
}

/**
 * A server with its distributor for all tests of the calling file: opened before the first and
 * closed after the last. After each test the distributor grants tokens again.
 * @returns readable from the first hook after this call on
 */
export function distributorSite(): DistributorSite {
  let distributor: TestDistributor;
  let server: TestServer;
  beforeAll(async () => {
    distributor = await aDistributor();
    server = await createTestServer(distributor.env);
  });
  afterEach(() => {
    distributor.answer(grantsTokens());
  });
  afterAll(async () => {
    await server.close();
    await distributor.close();
  });
  return {
    get server() {
      return server;
    },
    get distributor() {
      return distributor;
    },
    aClient: async () => server.signIn(await aPerson(server.deps)),
  };
}
