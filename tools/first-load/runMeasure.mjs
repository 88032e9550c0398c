import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsFor, findOverBudget, kilobytes } from './budgets.mjs';
import { comparePackages, packageBudgetsFor } from './packages/packageBudgets.mjs';
import { weighPackages } from './packages/weighPackages.mjs';
import { findUnbuilt, readFirstLoads } from './readFirstLoads.mjs';
import { elementBudget, findHeavyElement, weighElement } from './weighElement.mjs';

const budgetsFile = join(import.meta.dirname, 'budgets.json');
const packageBudgetsFile = join(import.meta.dirname, 'packageBudgets.json');
/** The screen whose packages are listed. */
const tellingPath = '/license';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const print = (line) => process.stdout.write(`${line}\n`);

/**
 * Prints the first load of each built screen, the packages of one of them, and all problems.
 * @param {{ isWriting: boolean }} options whether to record the weights as budgets.
 * @returns {boolean} whether every screen and package keeps its budget.
 */
export function runMeasure({ isWriting }) {
  const unbuilt = findUnbuilt();
  if (unbuilt.length > 0) {
    print(`Not built: ${unbuilt.join(', ')}. Run npm run build first.`);
    return false;
  }
  const loads = readFirstLoads();
  const weights = weighPackages(loads.find(({ path }) => path === tellingPath)?.scripts ?? []);
  if (isWriting) {
    writeJson(budgetsFile, budgetsFor(loads));
    writeJson(packageBudgetsFile, packageBudgetsFor(weights));
  }
  const budgets = readJson(budgetsFile);
  for (const load of loads) print(lineOf(load, budgets[load.path]));
  const element = weighElement();
  print(`${'embed.js'.padEnd(30)} ${kilobytes(element)} kB, budget ${elementBudget.toFixed(1)}`);
  const packages = comparePackages(weights, readJson(packageBudgetsFile));
  print(`Of ${tellingPath}, each script apportioned by the characters of its packages:`);
  for (const each of packages) print(packageLine(each));

  const problems = [
    ...findOverBudget(loads, budgets),
    ...findHeavyPackages(packages),
    ...findHeavyElement(element),
  ];
  for (const problem of problems) print(problem);
  if (problems.length > 0) {
    print(
      'Make the first load lighter, or take the new weights as budgets: npm run measure -- --write',
    );
  }
  const passed = Math.max(0, loads.length + packages.length + 1 - problems.length);
  print(`first load: ${passed} passed, ${problems.length} failed`);
  return problems.length === 0;
}

function lineOf({ path, parts, bytes }, budget) {
  const detail = Object.entries(parts).map(([part, weight]) => `${part} ${kilobytes(weight)}`);
  const allowed = budget === undefined ? 'no budget' : `budget ${budget.toFixed(1)}`;
  return `${path.padEnd(30)} ${kilobytes(bytes)} kB, ${allowed}  (${detail.join(', ')})`;
}

function packageLine({ name, bytes, budget, parts }) {
  const detail = parts === '' ? '' : `  (${parts})`;
  return `  ${name.padEnd(28)} ${kilobytes(bytes).padStart(5)} kB, budget ${budget.toFixed(1)}${detail}`;
}

function findHeavyPackages(packages) {
  return packages
    .filter(({ bytes, budget }) => bytes > budget * 1000)
    .map(
      ({ name, bytes, budget }) =>
        `In the first load of ${tellingPath} ${name} weighs ${(bytes / 1000).toFixed(3)} kB; its budget is ${budget.toFixed(1)} kB.`,
    );
}
