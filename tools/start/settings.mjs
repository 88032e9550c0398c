import { resolve } from 'node:path';
import { root } from '../root.mjs';

/** The server settings that `npm start` itself needs; the server reads and validates all. */
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
    // The demo's gateway and distributor listen only if no others are configured.
    gatewayPort: demo && !env.GATEWAY_SECRET ? Number(env.GATEWAY_PORT || 3002) : undefined,
    distributorPort:
      demo && !env.DISTRIBUTOR_AUTHORIZE_URL ? Number(env.DISTRIBUTOR_PORT || 3003) : undefined,
  };
}
