import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import { createLog } from '@portal/server/src/platform/http/createLog.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { OwnPostgres } from '@portal/lab/faults/OwnPostgres.ts';
import { PortalProcess } from '@portal/lab/faults/PortalProcess.ts';
import { freePort } from '@portal/server/src/testing/freePort.ts';

interface OnePortal {
  readonly url: string;
  readonly deps: Deps;
  close(): Promise<void>;
}

/**
 * Everything in one process, on its own PostgreSQL and folder.
 *
 * @param program the bundled server
 * @param programs folder of PostgreSQL's programs
 */
export async function onePortal(program: string, programs: string): Promise<OnePortal> {
  const home = await mkdtemp(path.join(tmpdir(), 'portal-one-'));
  const postgres = await OwnPostgres.create(programs);
  await postgres.start();
  const [port, accountsPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    ACCOUNTS_PORT: String(accountsPort),
    // The sign-in beside it needs the same addresses, because tokens are bound to them.
    MANAGER_URL: `http://127.0.0.1:${String(port)}`,
    ACCOUNTS_URL: `http://127.0.0.1:${String(accountsPort)}`,
    NODE_ENV: 'test',
    DEMO: '0',
    PREVIEWS: '0',
    DATABASE_URL: postgres.url(),
    PORTAL_SECRET: 'a secret of the measurement of several processes',
    BLOB_URL: path.join(home, 'blobs'),
  };
  const portal = await PortalProcess.start(program, { ...env, DATA_DIR: path.join(home, 'data') });
  await portal.until('/ready', 200);
  const config = readConfig({ ...env, LOG_LEVEL: 'silent', DATA_DIR: path.join(home, 'beside') });
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  await deps.queue.start({ workers: false });
  return {
    url: portal.url,
    deps,
    close: async () => {
      await close();
      await portal.stop();
      await postgres.remove();
      await rm(home, { recursive: true, force: true });
    },
  };
}
