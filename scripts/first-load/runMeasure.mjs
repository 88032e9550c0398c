import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsFor, findOverBudget } from './budgets.mjs';
import { kilobytes } from './kilobytes.mjs';
import { findUnbuilt, readFirstLoads } from './readFirstLoads.mjs';

const budgetsFile = join(import.meta.dirname, 'budgets.json');

/**
 * Prints what the first load of each built screen weighs and what is wrong with that.
 * @param {{ isWriting: boolean }} options whether the weights become the budgets.
 * @returns {boolean} whether every screen keeps its budget.
 */
export function runMeasure({ isWriting }) {
  const unbuilt = findUnbuilt();
  if (unbuilt.length > 0) {
    process.stdout.write(`Not built: ${unbuilt.join(', ')}. Run npm run build first.\n`);
    return false;
  }
  const loads = readFirstLoads();
  if (isWriting) {
    writeFileSync(budgetsFile, `${JSON.stringify(budgetsFor(loads), null, 2)}\n`);
  }
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'));
  for (const load of loads) process.stdout.write(`${lineOf(load, budgets[load.path])}\n`);
  const problems = findOverBudget(loads, budgets);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (problems.length > 0) {
    process.stdout.write(
      'Make the first load lighter, or take the new weights as budgets: npm run measure -- --write\n',
    );
  }
  const passed = Math.max(0, loads.length - problems.length);
  process.stdout.write(`first load: ${passed} passed, ${problems.length} failed\n`);
  return problems.length === 0;
}

function lineOf({ path, parts, bytes }, budget) {
  const detail = Object.entries(parts).map(([part, weight]) => `${part} ${kilobytes(weight)}`);
  const allowed = budget === undefined ? 'no budget' : `budget ${budget.toFixed(1)}`;
  return `${path.padEnd(30)} ${kilobytes(bytes)} kB, ${allowed}  (${detail.join(', ')})`;
}
