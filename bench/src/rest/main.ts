import os from 'node:os';
import { findPostgres, OwnPostgres } from '@portal/server/src/faults/OwnPostgres.ts';
import { figureOf } from '../figures/Figure.ts';
import { readOptions } from '../readOptions.ts';
import { spread, table } from '../report/table.ts';
import { measurePortal } from './measurePortal.ts';

// npm run bench -- rest: what a portal with nobody there takes, how soon a job begins, and how soon a
// portal with data is ready again. With the demo, on the embedded database and, where it is
// installed, on PostgreSQL.

const { rounds } = readOptions(process.argv.slice(2));
const say = (line: string) => process.stderr.write(`${line}\n`);
const secret = { PORTAL_SECRET: 'a secret of the measurement of a portal at rest' };

/** @param mostMegabytes that are wanted */
async function report(name: string, settings: NodeJS.ProcessEnv, mostMegabytes: number) {
  say(`${name}…`);
  const loadBefore = os.loadavg()[0] ?? 0;
  const { busy, memory, begun, ready } = await measurePortal(rounds, { ...secret, ...settings });
  const load = `load average ${loadBefore.toFixed(1)} before, ${(os.loadavg()[0] ?? 0).toFixed(1)} after`;
  const seconds = ready.map((ms) => ms / 1000);
  const lines = table([
    [`on ${name}`, 'measured', 'wanted'],
    ['processor, % of a core, by the minute', spread(figureOf(busy), 2), '< 1'],
    ['memory, MB', spread(figureOf(memory)), `≤ ${String(mostMegabytes)}`],
    ['from the commit of a job until it begins, ms', spread(figureOf(begun), 1), '≤ 200'],
    ['ready after a start on its data, s', spread(figureOf(seconds), 1), '≤ 5'],
  ]);
  process.stdout.write(`${String(rounds)} minutes, ${load}\n\n${lines}\n\n`);
}

const programs = findPostgres();
if (programs === undefined) say('PostgreSQL is not installed: only the embedded database.');
else {
  const postgres = await OwnPostgres.create(programs);
  try {
    await postgres.start();
    await report('PostgreSQL', { DATABASE_URL: postgres.url() }, 250);
  } finally {
    await postgres.remove();
  }
}
await report('the embedded database', {}, 550);
// A timer of the embedded database, which has been closed, would keep the program alive.
process.exit();
