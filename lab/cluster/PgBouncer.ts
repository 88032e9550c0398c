import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { otherUser, type OwnPostgres } from '../faults/OwnPostgres.ts';
import { freePort } from '@portal/server/src/testing/freePort.ts';

/** @returns its path, or `undefined` when it is not installed */
export function findPgBouncer(): string | undefined {
  try {
    const which = execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v pgbouncer'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return which.trim();
  } catch {
    return undefined;
  }
}

/** A pooler in transaction mode: session state of one transaction leaks into others. */
export class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** @param connections size of the pool shared by all clients */
  static async start(
    program: string,
    server: OwnPostgres,
    connections: number,
  ): Promise<PgBouncer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-pgbouncer-'));
    const port = await freePort();
    const file = path.join(folder, 'pgbouncer.ini');
    const lines = [
      '[databases]',
      `postgres = host=127.0.0.1 port=${server.port} user=portal`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
    ];
    await writeFile(file, `${lines.join('\n')}\n`);
    const { uid, gid } = otherUser();
    if (uid !== undefined && gid !== undefined) {
      await chown(folder, uid, gid);
      await chown(file, uid, gid);
    }
    const child = spawn(program, [file], { ...otherUser(), cwd: folder, stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`PgBouncer exited with ${child.exitCode}`);
      await wait(20);
    }
    return new PgBouncer(child, folder, port);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
