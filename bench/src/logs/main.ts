import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LogsTarget } from './LogsTarget.ts';
import { measureIngestion } from './measureIngestion.ts';
import { measureReading } from './measureReading.ts';

// npm run bench -- logs: how many events of use are taken in a second, and how soon figures of
// a large team are read.

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
const start = (program: string): ChildProcess =>
  fork(path.join(import.meta.dirname, program), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      NODE_ENV: 'development',
      DEMO: '0',
      LOG_LEVEL: 'warn',
    },
  });
const server = start('serveLogs.js');
const reporter = start('reporter.js');

try {
  const target = await new Promise<LogsTarget>((resolve) => {
    server.once('message', (message: LogsTarget) => resolve(message));
  });
  const reading = await measureReading(target);
  const ingestion = await measureIngestion({ server, reporter }, target);
  process.stdout.write(`${conditions()}\n\n${reading}\n\n${ingestion}\n\n`);
} finally {
  reporter.kill();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

function conditions(): string {
  const database =
    process.env['DATABASE_URL'] === undefined ? 'the embedded database' : 'PostgreSQL';
  return `${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${database}, the reporting computers on the same machine, load average ${(os.loadavg()[0] ?? 0).toFixed(1)} before.`;
}
