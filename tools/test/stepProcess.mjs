// Runs one step of `npm test` for startStep.mjs.
import { machineSeconds, ownSeconds } from './processorTime.mjs';
import { stepsOf } from './steps.mjs';

process.once('disconnect', () => process.exit(1));
process.once('message', async ({ name, done, options }) => {
  const step = stepsOf(options).find((one) => one.name === name);
  const before = machineSeconds();
  const result = await step.run(new Map(done), options).catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: `${error.stack}\n`,
  }));
  // Killed browser processes do not count as children. Their step runs alone, so the machine's time
  // is used.
  const processor = step.isAlone ? machineSeconds() - before : ownSeconds();
  process.send({ ...result, processor }, () => process.exit());
});
