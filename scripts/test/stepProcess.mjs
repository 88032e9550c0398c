// One step of `npm test`, for startStep.mjs.
import { readFileSync } from 'node:fs';
import { stepsOf } from './steps.mjs';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** User and system time of this process and of all that it has waited for; only Linux tells. */
function processorSeconds() {
  if (process.platform !== 'linux') return undefined;
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((all, one) => all + one) / ticksPerSecond;
}

process.once('disconnect', () => process.exit(1));
process.once('message', async ({ name, done, options }) => {
  const step = stepsOf(options).find((one) => one.name === name);
  const result = await step.run(new Map(done), options).catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: `${error.stack}\n`,
  }));
  process.send({ ...result, processor: processorSeconds() }, () => process.exit());
});
