import { budgetOf, kilobytes } from '../budgets.mjs';

/** Weight from which a package has a separate budget. */
const namedBytes = 1000;

/** Budget of all packages without a separate one. */
export const others = 'others';

/**
 * Derives budgets from the current weights of packages.
 * @param {Map<string, number>} weights bytes by package
 * @returns {Record<string, number>} kB by name, the heaviest first, then `others`.
 */
export function packageBudgetsFor(weights) {
  const sorted = [...weights].toSorted(([, a], [, b]) => b - a);
  const named = sorted.filter(([, bytes]) => bytes >= namedBytes);
  const rest = sorted.slice(named.length).reduce((sum, [, bytes]) => sum + bytes, 0);
  return Object.fromEntries(
    [...named, [others, rest]].map(([name, bytes]) => [name, budgetOf(bytes) / 1000]),
  );
}

/**
 * Compares packages with their budgets and groups those without one.
 * @param {Map<string, number>} weights bytes by package
 * @param {Record<string, number>} budgets kB by name
 * @returns {{ name: string, bytes: number, budget: number, parts: string }[]} the heaviest first;
 * `parts` names the packages of `others`.
 */
export function comparePackages(weights, budgets) {
  const rest = [...weights]
    .filter(([name]) => budgets[name] === undefined)
    .toSorted(([, a], [, b]) => b - a);
  const restBytes = rest.reduce((sum, [, bytes]) => sum + bytes, 0);
  const parts = rest.map(([name, bytes]) => `${name} ${kilobytes(bytes)}`).join(', ');
  return Object.entries(budgets)
    .map(([name, budget]) =>
      name === others
        ? { name, budget, bytes: restBytes, parts }
        : { name, budget, bytes: weights.get(name) ?? 0, parts: '' },
    )
    .toSorted((a, b) => b.bytes - a.bytes);
}
