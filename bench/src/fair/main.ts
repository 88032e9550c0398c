import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { figureOf } from '../figures/Figure.ts';
import { quantile } from '../figures/quantile.ts';
import { spread, table } from '../report/table.ts';
import type { Watched, WatchOrder } from './bystander.ts';
import type { FairTarget } from './FairTarget.ts';
import { loadServer, type Load } from './loadServer.ts';
import { read } from './read.ts';

// npm run bench -- fair: how long everybody else waits while long lists and an export are read.

const warmUpSeconds = 2;
const seconds = 10;
const rounds = 5;

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
const server = start('serveFair.js');
const bystander = start('bystander.js');

try {
  const target = await new Promise<FairTarget>((resolve) => {
    server.once('message', (message: FairTarget) => resolve(message));
  });
  await watch(target, warmUpSeconds);
  const alone = await measureAlone(target);
  const waits: string[][] = [];
  for (const [name, load] of Object.entries(loads(target))) {
    const stop = loadServer(target.port, load);
    const watched = await watch(target, seconds);
    const { lists, exported } = await stop();
    waits.push([
      name,
      ...[0.5, 0.99, 1].map((share) => quantile(watched, share).toFixed(1)),
      String(lists),
      (exported / 1e6).toFixed(1),
    ]);
  }
  const head = ['/api/config/', 'p50 ms', 'p99 ms', 'longest ms', 'lists read', 'MB exported'];
  process.stdout.write(`${conditions()}\n\n${alone}\n\n${table([head, ...waits])}\n`);
} finally {
  bystander.kill();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

/** One list after another, with nothing beside it. */
async function measureAlone({ port, members: [headers = {}] }: FairTarget): Promise<string> {
  const lists = {
    'first 100 licenses': '/api/licenses/?limit=100',
    '10,000 licenses': '/api/licenses/',
    '10,000 licenses by owner': '/api/licenses/?sort=owner',
    '2,000 orders': '/api/orders/',
  };
  const rows: string[][] = [];
  for (const [name, list] of Object.entries(lists)) {
    await read({ port, path: list, headers });
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await read({ port, path: list, headers }));
    }
    const spreadOf = (values: readonly number[]) => spread(figureOf(values));
    rows.push([
      name,
      spreadOf(times.map(({ firstMs }) => firstMs)),
      spreadOf(times.map(({ wholeMs }) => wholeMs)),
      ((times[0]?.bytes ?? NaN) / 1000).toFixed(0),
    ]);
  }
  return table([['alone', 'first byte ms', 'whole ms', 'kB'], ...rows]);
}

function loads({ members, exportPath }: FairTarget): Readonly<Record<string, Load>> {
  const five = { listPath: '/api/licenses/', exportPath };
  const one = members.slice(0, 1);
  return {
    'nothing beside it': { readers: [], exporter: undefined, ...five },
    'one list after another': { readers: one, exporter: undefined, ...five },
    'five lists and an export of one session': {
      readers: members.map(() => one[0] ?? {}),
      exporter: one[0],
      ...five,
    },
    'five lists and an export of five sessions': {
      readers: members,
      exporter: members[0],
      ...five,
    },
  };
}

function watch({ port, bystander: headers }: FairTarget, forSeconds: number): Promise<Watched> {
  const order: WatchOrder = { port, headers, seconds: forSeconds };
  return new Promise((resolve) => {
    bystander.once('message', (watched: Watched) => resolve(watched));
    bystander.send(order);
  });
}

function conditions(): string {
  const database =
    process.env['DATABASE_URL'] === undefined ? 'The embedded database' : 'PostgreSQL';
  return `${database}, ${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, clients on the same machine, load average ${(os.loadavg()[0] ?? 0).toFixed(1)}; ${String(seconds)} s each with a call every 20 ms.`;
}
