import { figureOf, ratioOf } from '../figures/Figure.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import { variants, type ByVariant, type ScreenLoads, type Variant } from './Results.ts';
import { spread, table } from './table.ts';

/** What the variants are called. */
export const titles: Readonly<Record<Variant, string>> = {
  federated: 'federated',
  plain: 'plain bundle',
  hinted: 'plain bundle with hints and streamed data',
  lean: 'lean page',
};

interface Column {
  readonly title: string;
  readonly key: keyof LoadSample;
  readonly unit?: number;
  readonly digits?: number;
  /** Whether the portal's figure is divided by those of the other variants. */
  readonly isCompared?: boolean;
}

const firstPaint: Column = { title: 'first paint ms', key: 'firstPaintMs', isCompared: true };
const firstRow: Column = { title: 'first row ms', key: 'firstRowMs', isCompared: true };
const usable: Column = { title: 'usable ms', key: 'usableMs', isCompared: true };
const longTasks: Column = { title: 'long tasks', key: 'longTasks' };
const blocked: Column = { title: 'blocked ms', key: 'blockedMs' };
const script: Column = { title: 'script ms', key: 'scriptMs', isCompared: true };
const requests: Column = { title: 'requests', key: 'requests' };
const wire: Column = {
  title: 'kB on the wire',
  key: 'bytes',
  unit: 1000,
  digits: 1,
  isCompared: true,
};
const scripts: Column = {
  title: 'kB JavaScript until usable',
  key: 'scriptBytes',
  unit: 1000,
  digits: 1,
  isCompared: true,
};

const cold: readonly Column[] = [
  firstPaint,
  firstRow,
  usable,
  longTasks,
  blocked,
  script,
  wire,
  scripts,
  requests,
  { title: 'chain', key: 'longestChain' },
];
const second: readonly Column[] = [firstRow, usable, longTasks, blocked, script, wire, requests];
const screen: readonly Column[] = [usable, scripts, longTasks, blocked, script];

type Loads = ByVariant<readonly LoadSample[]>;

export const coldTable = (loads: Loads) => compare(loads, cold);
export const secondTable = (loads: Loads) => compare(loads, second);

/** Each screen of the portal in a row. */
export function screenTable(screens: readonly ScreenLoads[]): string {
  return table([
    ['', ...screen.map(({ title }) => title)],
    ...screens.map(({ path, samples }) => [`\`${path}\``, ...cells(samples, screen)]),
  ]);
}

/** Each variant in a row, and below them the portal's figures divided by those of the others. */
function compare(loads: Loads, columns: readonly Column[]): string {
  const others = variants.filter((variant) => variant !== 'federated');
  return table([
    ['', ...columns.map(({ title }) => title)],
    ...variants.map((variant) => [titles[variant], ...cells(loads[variant], columns)]),
    ...others.map((base) => [
      `federated / ${titles[base]}`,
      ...columns.map(({ key, isCompared }) => {
        if (!isCompared) return '';
        const [own, other] = [loads.federated, loads[base]].map((samples) =>
          samples.map((sample) => sample[key]),
        );
        return spread(ratioOf(own ?? [], other ?? []), 2);
      }),
    ]),
  ]);
}

function cells(samples: readonly LoadSample[], columns: readonly Column[]): readonly string[] {
  return columns.map(({ key, unit = 1, digits }) =>
    spread(figureOf(samples.map((sample) => sample[key] / unit)), digits),
  );
}
