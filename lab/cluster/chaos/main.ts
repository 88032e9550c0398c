import { parseArgs } from 'node:util';
import { encounterHead, encounterRow } from './encounterRow.ts';
import { faults, type Fault } from './faults.ts';
import { Ground, type GroundKind } from './Ground.ts';
import { meetFault } from './meetFault.ts';

// npm run chaos:cluster -- [--times 20] [part of a fault's name …]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (cells: readonly string[]) => say(`| ${cells.join(' | ')} |`);
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part));

/** @returns whether nothing was lost, duplicated or inconsistent */
async function meetAll(kind: GroundKind, wanted: readonly Fault[]): Promise<boolean> {
  if (wanted.length === 0) return true;
  let isWhole = true;
  const ground = await Ground.prepare(kind);
  try {
    for (const fault of wanted) {
      if (fault.isPossible?.(ground) === false) {
        process.stderr.write(`${fault.name}: what it needs is not there\n`);
        continue;
      }
      const series = await meetFault(fault, ground, Number(values.times));
      for (const found of series.faults) process.stderr.write(`${fault.name}: ${found}\n`);
      isWhole &&= series.lost + series.doubled + series.faults.length === 0;
      row(encounterRow(fault.name, series));
    }
    return isWhole;
  } finally {
    await ground.close();
  }
}

row(encounterHead);
row(encounterHead.map((_, column) => (column === 0 ? '---' : '---:')));
const met = [];
for (const kind of ['s3', 'disks'] as const) {
  const wanted = faults.filter(({ name, on = 's3' }) => on === kind && isWanted(name));
  met.push(await meetAll(kind, wanted));
}
process.exitCode = met.every(Boolean) ? 0 : 1;
