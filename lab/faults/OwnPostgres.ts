import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '@portal/server/src/testing/freePort.ts';

/** Stop mode: ends all sessions first, or simulates a crash. */
export type StopMode = 'fast' | 'immediate';

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** @returns the folder of PostgreSQL's programs, or `undefined` when it is not installed */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  return [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ].find((folder) => ['initdb', 'postgres', 'pg_basebackup'].every(isIn(folder)));
}

const isIn = (folder: string) => (program: string) => existsSync(path.join(folder, program));

/** PostgreSQL and PgBouncer refuse to run as root; run them as another user. */
export function otherUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { stdio: 'pipe' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL server of a test, which can be stopped, started, replicated and promoted. */
export class OwnPostgres {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Creates a database cluster without starting it. @param parent folder for it */
  static async create(programs: string, parent?: string): Promise<OwnPostgres> {
    const server = await OwnPostgres.#place(programs, parent);
    const options = ['-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    server.#run('initdb', ['-D', server.#data, ...options]);
    return server;
  }

  static async #place(programs: string, parent = tmpdir()): Promise<OwnPostgres> {
    const folder = await mkdtemp(path.join(parent, 'portal-own-postgres-'));
    const { uid, gid } = otherUser();
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
    return new OwnPostgres(programs, folder, await freePort());
  }

  get #data(): string {
    return path.join(this.folder, 'data');
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  url(port = this.port): string {
    return `postgres://portal@127.0.0.1:${port}/postgres`;
  }

  /** Resolves when it accepts connections. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const all = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: this.folder,
      // Tests cover the loss of a process, not a power failure.
      fsync: 'off',
      ...settings,
    };
    const given = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const child = spawn(path.join(this.programs, 'postgres'), ['-D', this.#data, ...given], {
      ...otherUser(),
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      child.stderr.on('data', (chunk) => {
        log += String(chunk);
        if (/ready to accept (read-only )?connections/.test(log)) resolve();
      });
      child.once('exit', () => {
        reject(new Error(`PostgreSQL did not start:\n${log}`));
      });
    });
  }

  async stop(mode: StopMode): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signals[mode]);
    await ended;
  }

  /**
   * Starts a standby.
   * @param isAwaited makes replication synchronous
   */
  async startStandby(isAwaited = true): Promise<OwnPostgres> {
    const copy = await OwnPostgres.#place(this.programs);
    this.#run('pg_basebackup', [
      ...['-h', '127.0.0.1', '-p', String(this.port), '-U', 'portal'],
      ...['-D', copy.#data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    ]);
    await copy.start();
    if (!isAwaited) return copy;
    // A commit waits for the standby.
    await this.stop('fast');
    await this.start({ synchronous_standby_names: '*', synchronous_commit: 'on' });
    // This commit returns when the standby has everything before it, which may have been
    // asynchronous.
    await this.#query("select pg_logical_emit_message(true, 'copy', 'is there')");
    return copy;
  }

  /** Number of client connections, except the one that asks. */
  async connections(): Promise<number> {
    const [row] = await this.#query<{ n: number }>(`select count(*)::int - 1 as n
      from pg_stat_activity where backend_type = 'client backend'`);
    return row?.n ?? 0;
  }

  async #query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url() });
    await client.connect();
    try {
      const { rows } = await client.query<Row>(statement);
      return rows;
    } finally {
      await client.end();
    }
  }

  promote(): void {
    this.#run('pg_ctl', ['promote', '-w', '-D', this.#data]);
  }

  async remove(): Promise<void> {
    await this.stop('immediate');
    await rm(this.folder, { recursive: true, force: true });
  }

  #run(program: string, args: readonly string[]): void {
    execFileSync(path.join(this.programs, program), args, {
      ...otherUser(),
      cwd: this.folder,
      stdio: 'pipe',
    });
  }
}
