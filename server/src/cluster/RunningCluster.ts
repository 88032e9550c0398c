import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PortalProcess } from '../faults/PortalProcess.ts';
import { bundleProgram } from '../testing/bundleProgram.ts';
import { Haproxy } from './Haproxy.ts';

const roles = {
  manager1: 'manager',
  manager2: 'manager',
  accounts: 'accounts',
  worker: 'worker',
} as const;

export type PartName = keyof typeof roles;
const names = ['manager1', 'manager2', 'accounts', 'worker'] as const;

interface Surroundings {
  readonly databaseUrl: string;
  /** The setting `BLOB_URL`. */
  readonly blobUrl: string;
  /** More settings of all parts, or of one. */
  readonly envOf?: (part: PartName) => NodeJS.ProcessEnv;
}

/** Two managers, accounts and a worker as processes of their own, behind HAProxy. */
export class RunningCluster {
  readonly #parts = new Map<PartName, PortalProcess>();

  private constructor(
    private readonly home: string,
    /** The bundled server. */
    readonly program: string,
    readonly haproxy: Haproxy,
    private readonly surroundings: Surroundings,
  ) {}

  static async start(surroundings: Surroundings): Promise<RunningCluster> {
    const home = await mkdtemp(path.join(tmpdir(), 'portal-cluster-'));
    const folder = path.join(import.meta.dirname, `../../.cache/cluster-${process.pid}`);
    // A package of its own has no remotes beside it, which each first start would compress and publish.
    const server = path.join(folder, 'server');
    await mkdir(server, { recursive: true });
    await writeFile(path.join(server, 'package.json'), '{"type":"module"}');
    const program = await bundleProgram(path.join(import.meta.dirname, '../main.ts'), server);
    const haproxy = await Haproxy.create();
    const cluster = new RunningCluster(home, program, haproxy, surroundings);
    // The first one prepares the database.
    for (const name of names) await cluster.startPart(name);
    const { manager1, manager2, accounts } = cluster.parts;
    await haproxy.start(home, {
      managers: [manager1.port, manager2.port],
      accounts: [accounts.accountsPort, undefined],
    });
    return cluster;
  }

  get parts(): Readonly<Record<PartName, PortalProcess>> {
    return {
      manager1: this.#part('manager1'),
      manager2: this.#part('manager2'),
      accounts: this.#part('accounts'),
      worker: this.#part('worker'),
    };
  }

  /** The settings that a program beside the cluster needs to work with its database and files. */
  get env(): NodeJS.ProcessEnv {
    const { haproxy, home, surroundings } = this;
    return {
      NODE_ENV: 'test',
      DEMO: '0',
      PREVIEWS: '0',
      DATA_DIR: path.join(home, 'beside'),
      DATABASE_URL: surroundings.databaseUrl,
      PORTAL_SECRET: 'a secret of the tests of several processes',
      BLOB_URL: surroundings.blobUrl,
      MANAGER_URL: haproxy.managerUrl,
      ACCOUNTS_URL: haproxy.accountsUrl,
      ACCOUNTS_INTERNAL_URL: haproxy.accountsInternalUrl,
      TRUST_PROXY: '127.0.0.1',
    };
  }

  /** Starts a part, for the first time or where it has ended. Resolves once it is ready. */
  async startPart(name: PartName): Promise<void> {
    const env = {
      ...this.env,
      ...this.surroundings.envOf?.(name),
      ...portsOf(this.#parts.get(name)),
      ROLE: roles[name],
      DATA_DIR: path.join(this.home, name),
    };
    const part = await PortalProcess.start(this.program, env);
    this.#parts.set(name, part);
    await this.untilReady(name);
  }

  /** A worker answers nobody: it is there at once. */
  async untilReady(name: PartName): Promise<void> {
    if (name === 'worker') return;
    const part = this.#part(name);
    const origin = name === 'accounts' ? part.accountsUrl : part.url;
    while ((await part.ask('/ready', {}, origin))?.status !== 200) await wait(50);
  }

  async untilAllReady(): Promise<void> {
    for (const name of names) await this.untilReady(name);
  }

  async close(): Promise<void> {
    await this.haproxy.stop();
    for (const part of this.#parts.values()) await part.stop();
    await rm(this.home, { recursive: true, force: true });
    await rm(path.dirname(path.dirname(this.program)), { recursive: true, force: true });
  }

  #part(name: PartName): PortalProcess {
    const part = this.#parts.get(name);
    if (part === undefined) throw new Error(`${name} was not started`);
    return part;
  }
}

/** A part that is started again takes the ports over, by which HAProxy knows it. */
function portsOf(before: PortalProcess | undefined): NodeJS.ProcessEnv {
  if (before === undefined) return {};
  return { PORT: String(before.port), ACCOUNTS_PORT: String(before.accountsPort) };
}
