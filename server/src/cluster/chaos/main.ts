import { parseArgs } from 'node:util';
import { encounterHead, encounterRow } from './encounterRow.ts';
import { faults } from './faults.ts';
import { Ground } from './Ground.ts';
import { meetFault, type Encounter } from './meetFault.ts';

// npm run chaos:cluster -- [--times 20] [part of a fault's name …]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (cells: readonly string[]) => say(`| ${cells.join(' | ')} |`);
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part));

const ground = await Ground.prepare();
let isWhole = true;
try {
  row(encounterHead);
  row(encounterHead.map((_, column) => (column === 0 ? '---' : '---:')));
  for (const fault of faults.filter(({ name }) => isWanted(name))) {
    if (fault.isPossible?.(ground) === false) {
      process.stderr.write(`${fault.name}: what it needs is not installed\n`);
      continue;
    }
    const met: Encounter[] = [];
    for (let time = 0; time < Number(values.times); time += 1) {
      const encounter = await meetFault(fault, ground);
      met.push(encounter);
      for (const found of encounter.faults) process.stderr.write(`${fault.name}: ${found}\n`);
      isWhole &&= encounter.lost + encounter.doubled + encounter.faults.length === 0;
    }
    row(encounterRow(fault.name, met));
  }
} finally {
  await ground.close();
}
process.exitCode = isWhole ? 0 : 1;
