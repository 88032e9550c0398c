import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

interface ProgramFiles {
  /** Absolute path of the server program, see `serveManager`. */
  readonly server: string;
  /** Absolute path of the client program. */
  readonly clients: string;
  /** Additional variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Programs<Target> {
  readonly server: ChildProcess;
  readonly clients: ChildProcess;
  /** The server's message after its start. */
  readonly target: Target;
}

/**
 * Starts a server and its clients as child processes with an empty data folder, and stops them
 * after the measurement.
 * @throws Error when the server exits before it serves
 */
export async function runPrograms<Target>(
  files: ProgramFiles,
  measure: (programs: Programs<Target>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    DEMO: '0',
    ...files.env,
  };
  const server = fork(files.server, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...env, NODE_ENV: 'development', LOG_LEVEL: 'warn' },
  });
  const clients = fork(files.clients, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
  try {
    const target = await new Promise<Target>((resolve, reject) => {
      server.once('message', (message: Target) => resolve(message));
      server.once('exit', () => reject(new Error('the server did not start')));
    });
    await measure({ server, clients, target });
  } finally {
    clients.kill();
    if (server.kill('SIGTERM')) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends a question to a child process and waits for its next message. */
export function ask<Answer>(program: ChildProcess, question: object): Promise<Answer> {
  return new Promise((resolve) => {
    program.once('message', (answer: Answer) => resolve(answer));
    program.send(question);
  });
}
