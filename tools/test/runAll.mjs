import { install } from '../setup/install.mjs';
import { budgetOf, calibrate } from './budgets.mjs';
import { readChanges } from './changes.mjs';
import { keepResults } from './keptResults.mjs';
import { machineSeconds } from './processorTime.mjs';
import { schedule } from './schedule.mjs';
import { startStep } from './startStep.mjs';
import { sentence, sum } from './tally.mjs';

/** One more than the two cores, since each step sometimes waits for a disk or a program. */
const stepsAtOnce = 3;

const say = (text) => process.stdout.write(`${text}\n`);
const seconds = (number) => `${number.toFixed(0)} s`;

/** Duration of a step, and its processor time relative to its budget. */
function costs({ name, started, processor }, loop) {
  const took = seconds((performance.now() - started) / 1000);
  if (processor === undefined) return took;
  const budget = budgetOf(name, loop);
  const limit = budget === undefined ? '' : ` of ${seconds(budget)}`;
  const excess = processor > (budget ?? Infinity) ? ', over its budget' : '';
  return `${took}, processor ${seconds(processor)}${limit}${excess}`;
}

function tellSlowest(results) {
  const slowest = results.flatMap(({ files = [] }) => files).sort((a, b) => b.seconds - a.seconds);
  if (slowest.length > 0) say('\nThe slowest test files and journeys:');
  for (const file of slowest.slice(0, 10)) say(`  ${file.seconds.toFixed(1)} s  ${file.name}`);
}

/**
 * Installs, checks and prints the closing line.
 * @param {{ all: boolean, bail: boolean, changed: boolean, continue: boolean }} options
 * @returns whether everything passed.
 */
export async function runAll({ all, bail, changed, continue: isContinued }) {
  const started = performance.now();
  const before = machineSeconds();
  await install();
  const { stepsOf } = await import('./steps.mjs');
  const changes = changed ? readChanges() : undefined;
  if (changes?.reason) say(`Everything is checked: ${changes.reason} has changed.`);
  const kept = isContinued ? keepResults(all ? 'all' : 'daily') : undefined;
  const loop = calibrate();
  const running = new Set();
  const run = async (name, done) => {
    const earlier = kept?.of(name);
    if (earlier) {
      say(`${name}: ${sentence(earlier)} (earlier)`);
      return earlier;
    }
    const began = performance.now();
    say(`${name}: starts`);
    const step = startStep(name, { all, bail, changes, done });
    running.add(step);
    const result = await step.result;
    running.delete(step);
    if (result.report) say(result.report);
    if (result.output && (result.failed > 0 || result.skipped > 0)) say(result.output);
    const { processor } = result;
    say(`${name}: ${sentence(result)} (${costs({ name, started: began, processor }, loop)})`);
    kept?.add(name, result);
    if (bail && result.failed > 0) for (const other of running) other.stop();
    return result;
  };
  const steps = stepsOf({ all, changes }).map((step) => ({
    ...step,
    run: (done) => run(step.name, done),
  }));
  const isOver = (result) => bail && result.failed > 0;
  const results = [...(await schedule(steps, stepsAtOnce, isOver)).values()];
  const total = sum(results);
  tellSlowest(results);
  const took = seconds((performance.now() - started) / 1000);
  say(`\nTook ${took}, ${seconds(machineSeconds() - before)} of this machine's processors.`);
  say(sentence(total));
  return total.failed === 0;
}
