import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { figureOf } from '../figures/Figure.ts';
import { quantile } from '../figures/quantile.ts';
import { spread, table } from '../report/table.ts';
import type { FireOrder, Hits } from './fire.ts';
import { measurePdf } from './measurePdf.ts';
import type { Target } from './Target.ts';

// npm run bench -- store: how many carts are priced in a second, and how long a quotation takes.

const connections = 50;
const warmUpSeconds = 3;
const seconds = 8;
const rounds = 3;
const pdfRounds = 30;

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
const log = openSync(path.join(folder, 'server.log'), 'a');
const start = (program: string, stdout: number | 'ignore'): ChildProcess =>
  fork(path.join(import.meta.dirname, program), {
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    env: { ...process.env, DATA_DIR: path.join(folder, 'data'), DEMO: '0' },
  });

const server = start('serveStore.js', log);
const generator = start('generator.js', 'ignore');
try {
  const target = await new Promise<Target>((resolve, reject) => {
    server.once('message', (message: Target) => resolve(message));
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  process.stdout.write(`${conditions()}\n\n${await priced(target)}\n\n${await drawn()}\n`);
} finally {
  generator.kill();
  if (server.kill('SIGTERM')) await once(server, 'exit');
  closeSync(log);
  await rm(folder, { recursive: true, force: true });
}

function conditions(): string {
  const database =
    process.env['DATABASE_URL'] === undefined ? 'the embedded database' : 'PostgreSQL';
  return [
    `${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? 'unknown'}, Node`,
    `${process.versions.node}, ${database}, ${String(connections)} connections, load generator on`,
    `the same machine, load average ${(os.loadavg()[0] ?? 0).toFixed(1)} before.`,
    `Medians of ${String(rounds)} rounds of ${String(seconds)} s; in brackets the middle half.`,
  ].join(' ');
}

async function priced({ port, calls }: Target): Promise<string> {
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(calls)) {
    await shoot({ port, call, connections, seconds: warmUpSeconds });
    const hits: Hits[] = [];
    for (let round = 0; round < rounds; round += 1) {
      hits.push(await shoot({ port, call, connections, seconds }));
    }
    const failed = hits.reduce((sum, each) => sum + each.failed, 0);
    if (failed > 0) throw new Error(`${name}: ${String(failed)} calls were not answered with 200`);
    const latency = (share: number) =>
      spread(figureOf(hits.map(({ latencies }) => quantile(latencies, share))), 1);
    const rate = figureOf(hits.map(({ latencies, seconds: took }) => latencies.length / took));
    rows.push([name, spread(rate), latency(0.5), latency(0.99)]);
  }
  return table([['calculate', 'per second', 'p50 ms', 'p99 ms'], ...rows]);
}

async function drawn(): Promise<string> {
  const { warmUp, drawings } = await measurePdf(pdfRounds);
  const [first = NaN, ...others] = drawings;
  return table([
    ['quotation of 12 lines', 'warming up ms', 'first ms', 'others ms'],
    ['', warmUp.toFixed(0), first.toFixed(0), spread(figureOf(others), 1)],
  ]);
}

function shoot(order: FireOrder): Promise<Hits> {
  return new Promise((resolve) => {
    generator.once('message', (hits: Hits) => resolve(hits));
    generator.send(order);
  });
}
