import path from 'node:path';
import { figureOf } from '../figures/Figure.ts';
import { quantile } from '../figures/quantile.ts';
import { ask } from '../programs/ask.ts';
import { conditions } from '../programs/conditions.ts';
import { runPrograms } from '../programs/runPrograms.ts';
import { spread, table } from '../report/table.ts';
import type { Watched, WatchOrder } from './bystander.ts';
import type { FairTarget } from './FairTarget.ts';
import { loadServer, type Load } from './loadServer.ts';
import { read } from './read.ts';

// npm run bench -- fair: how long everybody else waits while long lists and an export are read.

const warmUpSeconds = 2;
const seconds = 10;
const rounds = 5;

const files = {
  server: path.join(import.meta.dirname, 'serveFair.js'),
  clients: path.join(import.meta.dirname, 'bystander.js'),
  isLogged: false,
};

await runPrograms<FairTarget>(files, async ({ clients, target }) => {
  const before = conditions('clients');
  const { port, bystander: headers } = target;
  const watch = (order: Pick<WatchOrder, 'seconds'>) =>
    ask<Watched>(clients, { port, headers, ...order });
  await watch({ seconds: warmUpSeconds });
  const alone = await measureAlone(target);
  const waits: string[][] = [];
  for (const [name, load] of Object.entries(loads(target))) {
    const stop = loadServer(port, load);
    const watched = await watch({ seconds });
    const { lists, exported } = await stop();
    waits.push([
      name,
      ...[0.5, 0.99, 1].map((share) => quantile(watched, share).toFixed(1)),
      String(lists),
      (exported / 1e6).toFixed(1),
    ]);
  }
  const head = ['/api/config/', 'p50 ms', 'p99 ms', 'longest ms', 'lists read', 'MB exported'];
  const how = `Each ${String(seconds)} s with a call every 20 ms.`;
  process.stdout.write(`${before} ${how}\n\n${alone}\n\n${table([head, ...waits])}\n`);
});

/** Reads one list after another, with no other call at the same time. */
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
