import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../run.mjs';
import { startServer } from '../start/startServer.mjs';
import { waitUntilReady } from '../start/waitUntilReady.mjs';
import { freePort } from './freePort.mjs';

/**
 * Starts the built portal without remotes, on separate ports and data.
 * @throws Error with the last lines of its log if it does not start
 */
export async function startOwnPortal(folder) {
  const dataDir = join(folder, 'portal-data');
  const [port, accountsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    ACCOUNTS_PORT: String(accountsPort),
    MANAGER_URL: url,
    ACCOUNTS_URL: `http://localhost:${accountsPort}`,
    ACCOUNTS_INTERNAL_URL: `http://127.0.0.1:${accountsPort}`,
    DATA_DIR: dataDir,
    DEMO: '0',
    COMPRESSION: 'quick',
    PUBLISH_BUILT: '0',
  };
  const { child, ended, lastWords } = startServer({ dataDir }, env);
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (!(await waitUntilReady(`http://127.0.0.1:${port}`, () => hasEnded))) {
    await stop();
    throw new Error(`The portal did not start.\n${lastWords()}`);
  }
  return {
    url,
    stop,
    /** The operator's command line, run locally. */
    operator: (...args) =>
      runNode(['--import', 'tsx', 'server/src/app/cli/portal.ts', ...args], {
        env: { ...env, PORTAL_TOKEN: '' },
      }),
  };
}
