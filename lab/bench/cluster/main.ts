import { Ground } from '@portal/lab/cluster/chaos/Ground.ts';
import { makeCustomers, type Customers } from '@portal/lab/cluster/load/customers.ts';
import { findPostgres } from '@portal/lab/faults/OwnPostgres.ts';
import { figureOf } from '../figures/Figure.ts';
import { conditions } from '../programs/conditions.ts';
import { readOptions } from '../readOptions.ts';
import { recordFigures } from '../report/recordFigures.ts';
import { spread } from '../report/table.ts';
import { onePortal } from './onePortal.ts';
import { openLoad } from './openLoad.ts';

// npm run bench -- cluster [--quick | --rounds n]: customer actions per second that are answered well by one
// process, and by two managers, accounts and a worker behind HAProxy with files in S3, on the same
// machine.

/** Latency limit at p90. */
const mostMs = 250;
const seconds = 8;
/** Ratio of successive rates. */
const factor = 7 / 6;
const firstRate = 40;

const programs = findPostgres();
if (programs === undefined) throw new Error('This needs PostgreSQL and HAProxy.');
const { rounds, isTrial } = readOptions(process.argv.slice(2));

interface Side {
  readonly name: string;
  readonly url: string;
  readonly customers: Customers;
}

const ground = await Ground.prepare();
const one = await onePortal(ground.cluster.program, programs);
try {
  const sides: readonly Side[] = [
    { name: 'one process', url: one.url, customers: await makeCustomers(one.deps) },
    {
      name: 'the cluster',
      url: ground.cluster.haproxy.managerUrl,
      customers: await makeCustomers(ground.cluster.deps),
    },
  ];
  const before = conditions('PostgreSQL', `${String(rounds)} rounds`);
  const found = new Map(sides.map((side): [Side, Held[]] => [side, []]));
  for (const side of sides) await openLoad(side.url, side.customers, { rate: 20, seconds });
  for (let round = 0; round < rounds; round += 1) {
    // Alternate the order: the second run finds the machine warmer.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      found.get(side)?.push(await highestRate(side));
      process.stderr.write(`round ${String(round + 1)} of ${String(rounds)}: ${side.name}\n`);
    }
  }
  const rows = sides.map((side) => {
    const held = found.get(side) ?? [];
    const of = (what: keyof Held) => spread(figureOf(held.map((each) => each[what])));
    return {
      what: `${side.name}: actions a second · p50, ms · p99, ms`,
      measured: `${of('rate')} · ${of('p50')} · ${of('p99')}`,
    };
  });
  await recordFigures({ part: 'cluster', rows, conditions: before }, isTrial);
} finally {
  await one.close();
  await ground.close();
}

interface Held {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** The highest rate within the limits. */
async function highestRate({ url, customers }: Side): Promise<Held> {
  let held: Held = { rate: 0, p50: NaN, p99: NaN };
  for (let rate = firstRate; ; rate *= factor) {
    const { p50, p99, failed } = await openLoad(url, customers, { rate, seconds });
    if (failed > 0 || p99 > mostMs) return held;
    held = { rate, p50, p99 };
  }
}
