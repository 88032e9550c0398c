/** Budgets are given in steps, with room for the few bytes by which builds of the same sources differ. */
const stepBytes = 500;
const roomBytes = 250;

/**
 * Makes budgets of what screens weigh today.
 * @param {readonly { path: string, bytes: number }[]} loads
 * @returns {Record<string, number>} kB by a screen's path, the next half kilobyte that leaves at
 *   least a quarter of one.
 */
export function budgetsFor(loads) {
  const byPath = loads.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(byPath.map(({ path, bytes }) => [path, budgetOf(bytes) / 1000]));
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
      `The first load of ${path} weighs ${(bytes / 1000).toFixed(3)} kB; its budget is ${budget.toFixed(1)} kB.`,
    ];
  });
  const measured = new Set(loads.map(({ path }) => path));
  const withoutScreen = Object.keys(budgets)
    .filter((path) => !measured.has(path))
    .map((path) => `The budget of ${path} has no built screen.`);
  return [...ofScreens, ...withoutScreen];
}

/** The bytes that a budget allows for what weighs so much today. */
export function budgetOf(bytes) {
  return Math.ceil((bytes + roomBytes) / stepBytes) * stepBytes;
}
