import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createAccountsApp, createManagerApp } from '@portal/server/src/app/app.ts';
import { createOperatorApp } from '@portal/server/src/app/operatorApp.ts';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { OwnPostgres } from '../faults/OwnPostgres.ts';
import { machineOperator } from '@portal/server/src/operator/machineOperator.ts';

/** The applications of one process; shares no memory with another one. */
export interface Member {
  readonly deps: Deps;
  readonly manager: FastifyInstance;
  readonly accounts: FastifyInstance;
  readonly operator: FastifyInstance;
}

export interface Cluster {
  readonly first: Member;
  readonly second: Member;
  /** Round robin without sticky sessions: calls alternate between the members. */
  readonly inTurn: (app: 'manager' | 'accounts') => FastifyInstance;
  /** Opens another member. */
  readonly join: () => Promise<Member>;
  readonly close: () => Promise<void>;
}

/**
 * Two members on one PostgreSQL and one blob folder.
 *
 * @param programs folder of PostgreSQL's programs
 * @param settingsFor variables of both, once the server is running
 */
export async function openCluster(
  programs: string,
  settingsFor: (
    postgres: OwnPostgres,
  ) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv> = () => ({}),
): Promise<Cluster & { readonly postgres: OwnPostgres }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-cluster-'));
  const postgres = await OwnPostgres.create(programs);
  await postgres.start();
  const settings = await settingsFor(postgres);
  const opened: (() => Promise<void>)[] = [];
  const open = async (): Promise<Member> => {
    const name = `member-${String(opened.length)}`;
    const config = readConfig({
      NODE_ENV: 'test',
      DEMO: '0',
      PREVIEWS: '0',
      DATA_DIR: path.join(folder, name),
      BLOB_URL: path.join(folder, 'blobs'),
      PORTAL_SECRET: 'a secret of the tests of several processes',
      DATABASE_URL: postgres.url(),
      ...settings,
    });
    const { deps, close } = await createDeps(config, { log: pino({ level: 'silent' }) });
    const apps = {
      manager: createManagerApp(deps),
      accounts: createAccountsApp(deps),
      operator: createOperatorApp(deps, () => Promise.resolve(machineOperator('tester'))),
    };
    opened.push(async () => {
      await Promise.all(Object.values(apps).map((app) => app.close()));
      await close();
    });
    await deps.queue.start({ workers: false });
    return { deps, ...apps };
  };
  const first = await open();
  const second = await open();
  let calls = 0;
  const next = () => ((calls += 1) % 2 === 1 ? first : second);
  return {
    first,
    second,
    postgres,
    join: open,
    inTurn: (app) =>
      // oxlint-disable-next-line typescript/consistent-type-assertions -- browsers of tests only call `inject`
      ({ inject: (options: object) => next()[app].inject(options) }) as FastifyInstance,
    close: async () => {
      for (const end of opened) await end();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
