import { install } from '../setup/install.mjs';
import { schedule } from './schedule.mjs';
import { sentence, sum } from './tally.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * A step that tells when it starts and ends, its report, and its output when something is wrong.
 */
const told = (step) => ({
  ...step,
  run: async (done) => {
    const started = performance.now();
    process.stdout.write(`${step.name}: starts\n`);
    const result = await step.run(done).catch((error) => ({
      passed: 0,
      failed: 1,
      skipped: 0,
      output: `${error.stack}\n`,
    }));
    if (result.report) process.stdout.write(result.report);
    if (result.output && (result.failed > 0 || result.skipped > 0)) {
      process.stdout.write(`${result.output}\n`);
    }
    process.stdout.write(`${step.name}: ${sentence(result)} (${seconds(started)})\n`);
    return result;
  },
});

/** Installs, checks everything and prints the closing line. @returns whether all is well. */
export async function runAll() {
  const started = performance.now();
  await install();
  const { steps } = await import('./steps.mjs');
  const results = await schedule(steps.map(told), 2);
  const total = sum([...results.values()]);
  process.stdout.write(`\nTook ${seconds(started)}.\n${sentence(total)}\n`);
  return total.failed === 0;
}
