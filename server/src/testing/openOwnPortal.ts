import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createManagerApp } from '../app/app.ts';
import { createOperatorApp } from '../app/operatorApp.ts';
import { readConfig } from '../app/readConfig.ts';
import { createDeps } from '../app/createDeps.ts';
import { readImageFile } from '../platform/db/connection/databaseImage.ts';
import { openPGlite } from '../platform/db/connection/openPGlite.ts';
import type { Deps } from '../platform/Deps.ts';
import { createLog } from '../platform/http/createLog.ts';
import { machineOperator } from '../operator/machineOperator.ts';
import { createFromTemplate } from './database/postgresTemplate.ts';

/** A portal with its own data directory, which can be lost and restarted. */
export interface OwnPortal {
  readonly deps: Deps;
  readonly manager: FastifyInstance;
  readonly operator: FastifyInstance;
  stop(): Promise<void>;
}

export interface Installation {
  /** Folder with the data directory `data`, and other files of a test. */
  readonly folder: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  start(env?: NodeJS.ProcessEnv): Promise<OwnPortal>;
  remove(): Promise<void>;
}

/** Creates an installation on the embedded database, or on the tests' PostgreSQL. */
export async function anInstallation(): Promise<Installation> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-own-'));
  const dataDir = path.join(folder, 'data');
  const server = process.env['TEST_DATABASE_URL'];
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  const database =
    server === undefined || server === '' || template === undefined
      ? undefined
      : await createFromTemplate(server, template);
  await mkdir(dataDir);
  if (!database) {
    const image = await readImageFile(process.env['TEST_DATABASE_IMAGE'] ?? '');
    const { db } = await openPGlite({ dataDir: path.join(dataDir, 'db'), image });
    await db.destroy();
  }
  const env = { ...(database ? { DATABASE_URL: database.url } : {}) };
  return {
    folder,
    dataDir,
    env,
    start: (more) => start({ DATA_DIR: dataDir, ...env, ...more }),
    remove: async () => {
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}

async function start(env: NodeJS.ProcessEnv): Promise<OwnPortal> {
  const own = { NODE_ENV: 'test', DEMO: '0', PREVIEWS: '0', LOG_LEVEL: 'silent' };
  const config = readConfig({ ...own, ...env });
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  await deps.queue.start({ workers: false });
  const manager = createManagerApp(deps);
  const operator = createOperatorApp(deps, () => Promise.resolve(machineOperator('tester')));
  return {
    deps,
    manager,
    operator,
    stop: async () => {
      await Promise.all([manager.close(), operator.close()]);
      await close();
    },
  };
}
