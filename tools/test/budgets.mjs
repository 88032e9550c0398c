import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Processor time of each step as a multiple of the loop's, a third above the measured value. */
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));

/** The reference loop: objects, texts and sorting, like most of the steps. */
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

/** Seconds that this machine takes for the reference loop: the best of three runs. */
export const calibrate = () => Math.min(loop(), loop(), loop());

/** Budget of a step on this machine, in processor seconds. */
export function budgetOf(name, loopSeconds) {
  const ratio = budgets[name];
  return ratio === undefined ? undefined : ratio * loopSeconds;
}
