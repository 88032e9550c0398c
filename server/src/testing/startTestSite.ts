import { createTestServer, type TestServer } from './createTestServer.ts';
import { freePort } from './freePort.ts';

/** Both services on their own ports, following the machine's clock from the start. */
export async function startTestSite(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const [port, accountsPort] = [await freePort(), await freePort()];
  const server = await createTestServer({
    PORT: String(port),
    ACCOUNTS_PORT: String(accountsPort),
    ...env,
  });
  server.setNow(new Date());
  await server.accounts.listen({ host: '127.0.0.1', port: server.deps.config.accountsPort });
  await server.manager.listen({ host: '127.0.0.1', port: server.deps.config.port });
  return server;
}
