import type { Encounter, Series } from './meetFault.ts';

export const encounterHead = [
  'fault',
  'times',
  'acts',
  'errors',
  'for s',
  'longest wait s',
  'whole again s',
  'lost',
  'doubled',
  'what customers saw',
] as const;

/** A row of the table: sums, and the median and maximum of times. */
export function encounterRow(name: string, { encounters: met, lost, doubled }: Series): string[] {
  const sum = (of: (encounter: Encounter) => number) =>
    String(met.reduce((total, encounter) => total + of(encounter), 0));
  const seconds = (of: (encounter: Encounter) => number) => {
    const sorted = met.map(of).toSorted((a, b) => a - b);
    const middle = sorted[sorted.length >> 1] ?? NaN;
    return `${(middle / 1000).toFixed(1)} (${((sorted.at(-1) ?? NaN) / 1000).toFixed(1)})`;
  };
  return [
    name,
    String(met.length),
    sum(({ acts }) => acts),
    sum(({ problems }) => problems.length),
    seconds(({ troubleMs }) => troubleMs),
    seconds(({ longestMs }) => longestMs),
    seconds(({ wholeMs }) => wholeMs),
    String(lost),
    String(doubled),
    counted(met.flatMap(({ problems }) => problems)),
  ];
}

/** `list: 503 ×4, order: 503 ×2`, most frequent first. */
function counted(problems: readonly string[]): string {
  const times = new Map<string, number>();
  for (const problem of problems) times.set(problem, (times.get(problem) ?? 0) + 1);
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .map(([problem, n]) => `${problem} ×${String(n)}`)
    .join(', ');
}
