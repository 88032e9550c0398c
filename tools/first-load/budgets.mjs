/** Bytes as kilobytes of 1000 bytes with one decimal, without the unit. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** Granularity of budgets; builds of the same sources differ by a few bytes. */
const stepBytes = 500;
const roomBytes = 250;

/**
 * Derives budgets from the current weights.
 * @param {readonly { path: string, bytes: number }[]} loads
 * @returns {Record<string, number>} kB by screen path, rounded up to half a kilobyte with at least
 * a quarter as room.
 */
export function budgetsFor(loads) {
  const byPath = loads.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(byPath.map(({ path, bytes }) => [path, budgetOf(bytes) / 1000]));
}

/**
 * Compares first loads with the budgets of their screens.
 * @param {readonly { path: string, bytes: number }[]} loads
 * @param {Record<string, number>} budgets kB by screen path
 * @returns {string[]} a sentence for each screen that exceeds its budget or has none, and for each
 * budget without a screen.
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

/** The budget in bytes for a current weight. */
export function budgetOf(bytes) {
  return Math.ceil((bytes + roomBytes) / stepBytes) * stepBytes;
}
