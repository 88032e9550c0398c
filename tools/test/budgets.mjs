import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Processor time of each step as a multiple of the loop's, a third above what it took. */
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));

/** The work of `calibrate`: objects, texts and sorting, as most of what the steps do. */
function loop() {
  const started = process.cpuUsage();
  for (let round = 0; round < 40; round += 1) {
    const rows = Array.from({ length: 4000 }, (_, id) => ({
      id,
      name: `name ${(id * 7919) % 4001}`,
    }));
    const read = JSON.parse(JSON.stringify(rows));
    read.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/** Seconds that this machine takes for a fixed piece of work: the least of three tries. */
export const calibrate = () => Math.min(loop(), loop(), loop());

/** What a step may cost on this machine, in seconds of a processor. */
export function budgetOf(name, loopSeconds) {
  const ratio = budgets[name];
  return ratio === undefined ? undefined : ratio * loopSeconds;
}
