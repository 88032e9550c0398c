import { kilobytes } from './kilobytes.mjs';

/** The step in which budgets are given: a build's few bytes more or less do not fail a test. */
const stepBytes = 500;

/**
 * Makes budgets of what screens weigh today.
 * @param {readonly { path: string, bytes: number }[]} loads
 * @returns {Record<string, number>} kB by a screen's path, rounded up to the next half kilobyte.
 */
export function budgetsFor(loads) {
  const byPath = loads.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(
    byPath.map(({ path, bytes }) => [path, (Math.ceil(bytes / stepBytes) * stepBytes) / 1000]),
  );
}

/**
 * Compares first loads with the budgets of their screens.
 * @param {readonly { path: string, bytes: number }[]} loads
 * @param {Record<string, number>} budgets kB by a screen's path
 * @returns {string[]} a sentence for each screen that is too heavy or has no budget, and for each
 *   budget without a screen.
 */
export function findOverBudget(loads, budgets) {
  const ofScreens = loads.flatMap(({ path, bytes }) => {
    const budget = budgets[path];
    if (budget === undefined) return [`The screen ${path} has no budget.`];
    if (bytes <= budget * 1000) return [];
    return [
      `The first load of ${path} weighs ${kilobytes(bytes)} kB; its budget is ${budget.toFixed(1)} kB.`,
    ];
  });
  const measured = new Set(loads.map(({ path }) => path));
  const withoutScreen = Object.keys(budgets)
    .filter((path) => !measured.has(path))
    .map((path) => `The budget of ${path} has no built screen.`);
  return [...ofScreens, ...withoutScreen];
}
