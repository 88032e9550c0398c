import { resolve } from 'node:path';
import { root } from '../root.mjs';

/** What `npm start` itself must know of the server's settings; the server reads and checks all. */
export function settings(env = process.env) {
  const port = Number(env.PORT || 3000);
  const accountsPort = Number(env.ACCOUNTS_PORT || 3001);
  const demo = env.DEMO ? env.DEMO === '1' : env.NODE_ENV !== 'production';
  return {
    host: env.HOST || '127.0.0.1',
    port,
    accountsPort,
    managerUrl: env.MANAGER_URL || `http://localhost:${port}`,
    accountsUrl: env.ACCOUNTS_URL || `http://localhost:${accountsPort}`,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    demo,
    // The demo's own gateway and distributor listen only where no other is configured.
    gatewayPort: demo && !env.GATEWAY_SECRET ? Number(env.GATEWAY_PORT || 3002) : undefined,
    distributorPort:
      demo && !env.DISTRIBUTOR_AUTHORIZE_URL ? Number(env.DISTRIBUTOR_PORT || 3003) : undefined,
  };
}
