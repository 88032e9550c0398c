import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { createDeps } from '../createDeps.ts';
import type { Deps } from '../deps.ts';
import { OwnPostgres } from '../faults/OwnPostgres.ts';
import { PortalProcess } from '../faults/PortalProcess.ts';
import type { Role } from '../roles.ts';
import { bundleProgram } from '../testing/bundleProgram.ts';
import type { Haproxy } from './Haproxy.ts';

/** Real processes behind HAProxy, on a PostgreSQL of their own. */
export interface Balanced {
  readonly managers: [PortalProcess, PortalProcess];
  readonly accounts: [PortalProcess, ...PortalProcess[]];
  readonly worker: { process: PortalProcess };
  /** What the test itself works with, on the same database and files. */
  readonly deps: Deps;
  /** Starts a process of this version. @param place of one that has ended, whose ports it takes */
  readonly start: (role: Role, place?: PortalProcess) => Promise<PortalProcess>;
  /** Resolves when jobs have been carried out, those of a process that was killed too. */
  readonly untilNoJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface BalancedOptions {
  readonly accounts: 1 | 2;
  readonly env?: NodeJS.ProcessEnv;
  /** Sources of the version that is there at first; this one unless given. */
  readonly sources?: string | undefined;
}

const folder = path.join(import.meta.dirname, `../../.cache/cluster-${process.pid}`);
const ownSources = path.join(import.meta.dirname, '..');

const portOf = ({ url }: PortalProcess): number => Number(new URL(url).port);
const accountsPortOf = ({ accountsUrl }: PortalProcess): number =>
  Number(new URL(accountsUrl).port);

/** @param programs the folder of PostgreSQL's programs */
export async function openBalanced(
  programs: string,
  haproxy: Haproxy,
  { accounts: accountsCount, env: settings = {}, sources = ownSources }: BalancedOptions,
): Promise<Balanced> {
  const home = await mkdtemp(path.join(tmpdir(), 'portal-cluster-'));
  const own = await bundle(ownSources, 'server');
  const first = sources === ownSources ? own : await bundle(sources, 'former');
  const postgres = await OwnPostgres.create(programs);
  await postgres.start();
  const env = {
    NODE_ENV: 'test',
    DEMO: '0',
    DATABASE_URL: postgres.url(),
    PORTAL_SECRET: 'a secret of the tests of several processes',
    BLOB_URL: path.join(home, 'blobs'),
    MANAGER_URL: haproxy.managerUrl,
    ACCOUNTS_URL: haproxy.accountsUrl,
    ACCOUNTS_INTERNAL_URL: haproxy.accountsInternalUrl,
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  };
  const started: PortalProcess[] = [];
  const startOf = (program: string) => async (role: Role, place?: PortalProcess) => {
    const portal = await PortalProcess.start(program, {
      ...env,
      ROLE: role,
      DATA_DIR: path.join(home, String(started.length)),
      ...(place && { PORT: String(portOf(place)), ACCOUNTS_PORT: String(accountsPortOf(place)) }),
    });
    started.push(portal);
    return portal;
  };
  const remove = async () => {
    await haproxy.stop();
    await Promise.all(started.map((each) => each.stop()));
    await postgres.remove();
    await rm(home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const processes = await startAll(startOf(first), accountsCount);
    await haproxy.start(home, portsOf(processes));
    const config = readConfig({ ...env, DATA_DIR: path.join(home, 'test'), PREVIEWS: '0' });
    const { deps, close } = await createDeps(config, { log: pino({ level: 'silent' }) });
    await deps.queue.start({ workers: false });
    return {
      ...processes,
      deps,
      start: startOf(own),
      untilNoJobs: async () => {
        while ((await deps.queue.waiting()) > 0) await wait(50);
      },
      close: async () => {
        await close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Processes = Pick<Balanced, 'managers' | 'accounts' | 'worker'>;

async function startAll(begin: Balanced['start'], accountsCount: 1 | 2): Promise<Processes> {
  const managers: Balanced['managers'] = [await begin('manager'), await begin('manager')];
  const accounts: Balanced['accounts'] = [await begin('accounts')];
  if (accountsCount === 2) accounts.push(await begin('accounts'));
  const worker = { process: await begin('worker') };
  for (const manager of managers) await manager.until('/ready', 200);
  for (const each of accounts) await each.until('/ready', 200, each.accountsUrl);
  return { managers, accounts, worker };
}

function portsOf({ managers: [first, second], accounts: [one, other] }: Processes) {
  return {
    managers: [portOf(first), portOf(second)],
    accounts: [accountsPortOf(one), other && accountsPortOf(other)],
  } as const;
}

/** A package of its own has no remotes beside it, which each first start would compress and publish. */
async function bundle(sources: string, name: string): Promise<string> {
  const server = path.join(folder, name);
  await mkdir(server, { recursive: true });
  await writeFile(path.join(server, 'package.json'), '{"type":"module"}');
  return bundleProgram(path.join(sources, 'main.ts'), server);
}
