import { parseArgs } from 'node:util';
import { findPostgres, OwnPostgres } from '@portal/server/src/faults/OwnPostgres.ts';
import { conditions } from '../programs/conditions.ts';
import { table } from '../report/table.ts';
import { costOfHash } from './costOfSignIn.ts';
import { measureWeight } from './measureWeight.ts';

// npm run bench -- service [--seconds 8] [--wait 60]: what a portal with its demo takes, at rest and
// for each call, on the embedded database and, where it is installed, on PostgreSQL.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    wait: { type: 'string', default: '60' },
  },
});
const options = { seconds: Number(values.seconds), waitSeconds: Number(values.wait) };

async function report(name: string, settings: NodeJS.ProcessEnv): Promise<void> {
  process.stderr.write(`${name}…\n`);
  const before = conditions('4 connections', name);
  const { memory, costs, signIn, waits } = await measureWeight(settings, options);
  const { made, rest, loaded, later } = memory;
  const cost = (call: keyof typeof costs) =>
    `${costs[call].ms.toFixed(1)} (${costs[call].perSecond.toFixed(0)} a second)`;
  const lines = table([
    [`on ${name}`, 'measured', 'wanted'],
    ['memory at rest, MB', rest.toFixed(0), '≤ 400'],
    ['in the process that made the demo, MB', made.toFixed(0), '≤ 450'],
    ['right after a mixed load of 24 clients, MB', loaded.toFixed(0), ''],
    [`${values.wait} s later, times what it was at rest`, (later / rest).toFixed(2), '≤ 1.25'],
    ['first 50 licenses, ms of a processor', cost('list'), '≤ 3'],
    ['/license with its rows', cost('page'), '≤ 12'],
    ['price of a cart', cost('price'), '≤ 0.5'],
    ['order of one line by transfer', cost('order'), '≤ 10'],
    ['sign-in to the first page', signIn.toFixed(0), '≤ 30 and the hash'],
    ['a password’s hash by itself', (await costOfHash()).toFixed(0), ''],
    ['first 50 licenses beside five readers of 10,000, p99 ms', waits.p99.toFixed(0), '≤ 100'],
    ['the same, p50 ms', waits.p50.toFixed(0), ''],
    ['lists of 10,000 read meanwhile', String(waits.lists), ''],
  ]);
  process.stdout.write(`${before} Each call for ${values.seconds} s.\n\n${lines}\n\n`);
}

await report('the embedded database', {});
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
// A timer of the embedded database, which has been closed, would keep the program alive.
process.exit();
