import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { PortalProcess } from '../faults/PortalProcess.ts';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';
import { Haproxy } from './Haproxy.ts';

const roles = {
  manager1: 'manager',
  manager2: 'manager',
  accounts1: 'accounts',
  accounts2: 'accounts',
  worker: 'worker',
} as const;

export type PartName = keyof typeof roles;

interface ClusterOptions {
  readonly databaseUrl: string;
  /** `BLOB_URL`; default: a folder. */
  readonly blobUrl?: string;
  /** Parent of data directories and files; default: the system's temporary folder. */
  readonly folder?: string;
  /** Number of accounts processes; default: one. */
  readonly accounts?: 1 | 2;
  /** Additional variables of all parts, or of one. */
  readonly envOf?: (part: PartName) => NodeJS.ProcessEnv;
  /** Sources of the initial version; default: this one. */
  readonly sources?: string | undefined;
}

const ownSources = path.join(import.meta.dirname, '../../server/src');

/** Two managers, accounts and a worker as processes behind HAProxy. */
export class RunningCluster {
  readonly #parts = new Map<PartName, PortalProcess>();
  #beside: Awaited<ReturnType<typeof createDeps>> | undefined;

  private constructor(
    private readonly home: string,
    /** Folder of the bundled programs. */
    private readonly folder: string,
    /** The bundled server of this version. */
    readonly program: string,
    readonly haproxy: Haproxy,
    private readonly options: ClusterOptions,
  ) {}

  /** @throws the error of a part that does not start, after stopping all others */
  static async start(options: ClusterOptions): Promise<RunningCluster> {
    const home = await mkdtemp(path.join(options.folder ?? tmpdir(), 'portal-cluster-'));
    const folder = path.join(import.meta.dirname, `../../server/.cache/cluster-${process.pid}`);
    const program = await bundle(ownSources, path.join(folder, 'server'));
    const { sources } = options;
    const first = sources ? await bundle(sources, path.join(folder, 'former')) : program;
    const haproxy = await Haproxy.create();
    const cluster = new RunningCluster(home, folder, program, haproxy, options);
    try {
      await cluster.#startAll(first);
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  async #startAll(program: string): Promise<void> {
    const count = this.options.accounts ?? 1;
    // The first one migrates the database.
    for (const name of ['manager1', 'manager2', 'accounts1', 'accounts2', 'worker'] as const) {
      if (name !== 'accounts2' || count === 2) await this.startPart(name, program);
    }
    await this.haproxy.start(this.home, {
      managers: [this.part('manager1').port, this.part('manager2').port],
      accounts: [this.part('accounts1').accountsPort, this.#parts.get('accounts2')?.accountsPort],
    });
    const config = readConfig({ ...this.env, ...this.options.envOf?.('worker') });
    this.#beside = await createDeps(config, { log: pino({ level: 'silent' }) });
    await this.deps.queue.start({ workers: false });
  }

  part(name: PartName): PortalProcess {
    const part = this.#parts.get(name);
    if (part === undefined) throw new Error(`${name} was not started`);
    return part;
  }

  /** Dependencies for the test itself, on the same database and files. */
  get deps(): Deps {
    if (this.#beside === undefined) throw new Error('the cluster was not started');
    return this.#beside.deps;
  }

  /** Variables of all parts, with a separate data directory for the test. */
  get env(): NodeJS.ProcessEnv {
    const { haproxy, home, options } = this;
    return {
      NODE_ENV: 'test',
      DEMO: '0',
      PREVIEWS: '0',
      DATA_DIR: path.join(home, 'beside'),
      DATABASE_URL: options.databaseUrl,
      PORTAL_SECRET: 'a secret of the tests of several processes',
      BLOB_URL: options.blobUrl ?? path.join(home, 'blobs'),
      MANAGER_URL: haproxy.managerUrl,
      ACCOUNTS_URL: haproxy.accountsUrl,
      ACCOUNTS_INTERNAL_URL: haproxy.accountsInternalUrl,
      TRUST_PROXY: '127.0.0.1',
    };
  }

  /**
   * Starts a part, or restarts it on the same ports, which HAProxy knows. Resolves once it is
   * ready.
   */
  async startPart(name: PartName, program = this.program): Promise<void> {
    const before = this.#parts.get(name);
    const part = await PortalProcess.start(program, {
      ...this.env,
      ...this.options.envOf?.(name),
      ...(before && { PORT: String(before.port), ACCOUNTS_PORT: String(before.accountsPort) }),
      ROLE: roles[name],
      DATA_DIR: path.join(this.home, name),
    });
    this.#parts.set(name, part);
    await this.#untilReady(name);
  }

  async untilAllReady(): Promise<void> {
    for (const name of this.#parts.keys()) await this.#untilReady(name);
  }

  /** Resolves when all jobs have been run, including those of a killed process. */
  async untilNoJobs(): Promise<void> {
    while ((await this.deps.queue.waiting()) > 0) await wait(20);
  }

  async close(): Promise<void> {
    // Watches disk space in the cluster's folder.
    await this.#beside?.close();
    await this.haproxy.stop();
    await Promise.all([...this.#parts.values()].map((part) => part.stop()));
    await rm(this.home, { recursive: true, force: true });
    await rm(this.folder, { recursive: true, force: true });
  }

  /** A worker has no public port: it is ready at once. */
  async #untilReady(name: PartName): Promise<void> {
    if (name === 'worker') return;
    const part = this.part(name);
    await part.until('/ready', 200, roles[name] === 'accounts' ? part.accountsUrl : part.url);
  }
}

/**
 * Bundles into a separate package without remotes, which each first start would compress and
 * publish.
 */
async function bundle(sources: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  return bundleProgram(path.join(sources, 'main.ts'), folder);
}
