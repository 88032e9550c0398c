import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { figureOf } from '../figures/Figure.ts';
import { quantile } from '../figures/quantile.ts';
import { spread, table } from '../report/table.ts';
import type { FireOrder, Hits } from '../store/fire.ts';
import type { Target } from '../store/Target.ts';

// npm run bench -- orders: how many orders are placed in a second, and how long one takes.

const connections = 20;
const warmUpSeconds = 3;
const seconds = 8;
const rounds = 3;

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
const server = start('serveOrders.js');
const generator = start('../store/generator.js');

try {
  const { port, calls } = await new Promise<Target>((resolve) => {
    server.once('message', (message: Target) => resolve(message));
  });
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(calls)) {
    await shoot({ port, call, connections, seconds: warmUpSeconds });
    const hits: Hits[] = [];
    for (let round = 0; round < rounds; round += 1) {
      hits.push(await shoot({ port, call, connections, seconds }));
    }
    const failed = hits.reduce((sum, each) => sum + each.failed, 0);
    if (failed > 0) throw new Error(`${String(failed)} orders were not answered with 200`);
    const latency = (share: number) =>
      spread(figureOf(hits.map(({ latencies }) => quantile(latencies, share))), 1);
    const rate = figureOf(hits.map(({ latencies, seconds: took }) => latencies.length / took));
    rows.push([name, spread(rate), latency(0.5), latency(0.99)]);
  }
  process.stdout.write(
    `${conditions()}\n\n${table([['POST /api/order', 'per second', 'p50 ms', 'p99 ms'], ...rows])}\n`,
  );
} finally {
  generator.kill();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

function conditions(): string {
  const database =
    process.env['DATABASE_URL'] === undefined ? 'the embedded database' : 'PostgreSQL';
  return `${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${database}, ${String(connections)} clients on the same machine, load average ${(os.loadavg()[0] ?? 0).toFixed(1)} before. Medians of ${String(rounds)} rounds of ${String(seconds)} s; in brackets the middle half.`;
}

function shoot(order: FireOrder): Promise<Hits> {
  return new Promise((resolve) => {
    generator.once('message', (hits: Hits) => resolve(hits));
    generator.send(order);
  });
}
