import { parseArgs } from 'node:util';
import { findPostgres, OwnPostgres } from '@portal/lab/faults/OwnPostgres.ts';
import { conditions } from '../programs/conditions.ts';
import type { FigureRow } from '../report/figureTable.ts';
import { recordFigures } from '../report/recordFigures.ts';
import { costOfHash, warmUpCalls } from './costOf.ts';
import { measureWeight } from './measureWeight.ts';

// npm run bench -- service [--seconds 8] [--wait 60]: memory and CPU use of a portal with demo data, idle and per
// call, on the embedded database and, if installed, on PostgreSQL.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    wait: { type: 'string', default: '60' },
  },
});
const options = { seconds: Number(values.seconds), waitSeconds: Number(values.wait) };

async function report(name: string, settings: NodeJS.ProcessEnv): Promise<void> {
  process.stderr.write(`${name}…\n`);
  const before = conditions(name, `calls measured after ${String(warmUpCalls)}`);
  const { memory, costs, signIn, waits } = await measureWeight(settings, options);
  const { made, rest, loaded, later } = memory;
  const cost = (what: string, call: keyof typeof costs, wanted: string): FigureRow => ({
    what,
    measured: `${costs[call].ms.toFixed(1)} (${costs[call].perSecond.toFixed(0)} a second)`,
    wanted,
  });
  const rows: readonly FigureRow[] = [
    { what: 'memory at rest, MB', measured: rest.toFixed(0), wanted: '≤ 400' },
    {
      what: 'memory of the process that made the demo, MB',
      measured: made.toFixed(0),
      wanted: '≤ 450',
    },
    { what: 'memory right after 24 clients, MB', measured: loaded.toFixed(0) },
    {
      what: `memory ${values.wait} s later / at rest`,
      measured: (later / rest).toFixed(2),
      wanted: '≤ 1.25',
    },
    cost('first 50 licenses, CPU ms', 'list', '≤ 3'),
    cost('`/license` with its rows, CPU ms', 'page', '≤ 12'),
    cost('price of a cart, CPU ms', 'price', '≤ 0.5'),
    cost('order of one line by transfer, with its jobs, CPU ms', 'order', '≤ 10'),
    {
      what: 'sign-in to the first page, CPU ms',
      measured: signIn.toFixed(0),
      wanted: '≤ 30 and the hash',
    },
    { what: 'hash of a password, CPU ms', measured: (await costOfHash()).toFixed(0) },
    {
      what: 'first 50 licenses beside five readers of 10,000, p99, ms (p50)',
      measured: `${waits.p99.toFixed(0)} (${waits.p50.toFixed(0)})`,
      wanted: '≤ 100',
    },
  ];
  await recordFigures({ part: `service, ${name}`, rows, conditions: before });
}

await report('embedded', {});
const programs = findPostgres();
if (programs === undefined) process.stderr.write('PostgreSQL is not installed.\n');
else {
  const postgres = await OwnPostgres.create(programs);
  try {
    await postgres.start();
    const secret = 'a secret of the measurement of the service';
    await report('PostgreSQL', { DATABASE_URL: postgres.url(), PORTAL_SECRET: secret });
  } finally {
    await postgres.remove();
  }
}
// A timer of the closed embedded database would keep the process alive.
process.exit();
