import { createServer, type AddressInfo } from 'node:net';
import { createTestServer, type TestServer } from './createTestServer.ts';

/** Both services listening on ports of their own, with the machine's time at the start. */
export async function startTestSite(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const [port, accountsPort] = await freePorts();
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

async function freePorts(): Promise<readonly [number, number]> {
  const servers = [createServer(), createServer()] as const;
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address: AddressInfo | string | null = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}
