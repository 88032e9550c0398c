import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { figureOf } from '../figures/Figure.ts';
import { readOptions } from '../readOptions.ts';
import { spread, table } from '../report/table.ts';
import { builtPortal, startBenchServer } from '../service/startBenchServer.ts';
import { measureJobStart } from './measureJobStart.ts';
import { processorSeconds, residentMegabytes } from './processFigures.ts';

// npm run bench -- rest: what a portal with nobody there takes, how soon a job begins, and how soon a
// portal with data is ready again. With the demo, on the embedded database.

/** What a start leaves to be done, such as the contexts of previews and what is warmed up. */
const settleMs = 90_000;
const roundMs = 60_000;
const starts = 5;
const jobs = 50;

const { rounds } = readOptions(process.argv.slice(2));
const loadBefore = os.loadavg()[0] ?? 0;
const say = (line: string) => process.stderr.write(`${line}\n`);

const ready: number[] = [];
let server = await startBenchServer(builtPortal);
for (let start = 0; start < starts; start += 1) {
  const { dataDir } = server;
  await server.stop({ keepsData: true });
  server = await startBenchServer(builtPortal, dataDir);
  ready.push(server.readyMs);
}
const busy: number[] = [];
const memory: number[] = [];
try {
  await wait(settleMs);
  for (let round = 0; round < rounds; round += 1) {
    say(`minute ${String(round + 1)} of ${String(rounds)}`);
    const before = await processorSeconds(server.pid);
    await wait(roundMs);
    busy.push((((await processorSeconds(server.pid)) - before) * 1000 * 100) / roundMs);
    memory.push(await residentMegabytes(server.pid));
  }
} finally {
  await server.stop();
}
say('jobs…');
const begun = await measureJobStart(jobs);

const load = `load average ${loadBefore.toFixed(1)} before, ${(os.loadavg()[0] ?? 0).toFixed(1)} after`;
const lines = table([
  ['a portal with nobody there', 'measured', 'wanted'],
  ['processor, % of a core, by the minute', spread(figureOf(busy), 2), '< 1'],
  ['memory, MB', spread(figureOf(memory)), '≤ 550'],
  ['from the commit of a job until it begins, ms', spread(figureOf(begun), 1), '≤ 200'],
  ['ready after a start on its data, s', spread(figureOf(ready.map((ms) => ms / 1000)), 1), '≤ 5'],
]);
process.stdout.write(`${String(rounds)} minutes, ${load}\n\n${lines}\n`);
