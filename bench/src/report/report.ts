import { figureOf, ratioOf } from '../figures/Figure.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import { profiles, type Profile } from '../measure/Profile.ts';
import { variants, type Results, type Variant } from './Results.ts';
import { spread, table } from './table.ts';
import { isMet, wishes } from './wishes.ts';

const titles: Readonly<Record<Variant, string>> = {
  federated: 'federated',
  plain: 'plain bundle',
  hinted: 'plain bundle with hints and streamed data',
};

const columns: readonly {
  readonly title: string;
  readonly key: keyof LoadSample;
  readonly unit?: number;
  readonly digits?: number;
}[] = [
  { title: 'first paint ms', key: 'firstPaintMs' },
  { title: 'first row ms', key: 'firstRowMs' },
  { title: 'usable ms', key: 'usableMs' },
  { title: 'blocked ms', key: 'blockedMs' },
  { title: 'kB on the wire', key: 'bytes', unit: 1000, digits: 1 },
  { title: 'kB JavaScript until usable', key: 'scriptBytes', unit: 1000, digits: 1 },
  { title: 'requests', key: 'requests' },
  { title: 'chain', key: 'longestChain' },
];

/** Everything that was measured, as markdown: medians, and in brackets the middle half. */
export function report(results: Results): string {
  const sections = [
    conditions(results),
    ...profiles.flatMap((profile) => [
      `### Cold load of the license list: ${profile.title}`,
      loadTable(results, profile),
    ]),
    '### Wanted',
    wishTable(results),
    '### Going to another screen and back, and switching the language: 1.6 Mbps, 150 ms, 4× CPU',
    navigationTable(results),
    '### Long list, no throttle',
    listTable(results),
  ];
  return `${sections.join('\n\n')}\n`;
}

function conditions({ measuredAt, rounds, machine }: Results): string {
  const { processor, cores, memoryGib, node, browser, loadBefore, loadAfter } = machine;
  return [
    `Measured ${measuredAt.slice(0, 16).replace('T', ' ')} UTC in ${String(rounds)} interleaved rounds`,
    `on ${String(cores)} cores of ${processor} with ${memoryGib.toFixed(0)} GiB`,
    `(load average ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} at the end),`,
    `Node ${node}, Chromium ${browser}.`,
    'Medians; in brackets the middle half of the samples.',
  ].join(' ');
}

function loadTable({ loads }: Results, { name }: Profile): string {
  const values = (variant: Variant, key: keyof LoadSample, unit = 1) =>
    loads[name][variant].map((sample) => sample[key] / unit);
  const ratio = (key: keyof LoadSample, base: Variant) =>
    spread(ratioOf(values('federated', key), values(base, key)), 2);
  return table([
    ['', ...columns.map(({ title }) => title)],
    ...variants.map((variant) => [
      titles[variant],
      ...columns.map(({ key, unit, digits }) =>
        spread(figureOf(values(variant, key, unit)), digits),
      ),
    ]),
    ...variants
      .filter((variant) => variant !== 'federated')
      .map((base) => [
        `federated / ${titles[base]}`,
        ...columns.map(({ key }) =>
          ['firstPaintMs', 'firstRowMs', 'usableMs', 'bytes', 'scriptBytes'].includes(key)
            ? ratio(key, base)
            : '',
        ),
      ]),
  ]);
}

function wishTable(results: Results): string {
  return table([
    ['', 'measured', 'wanted', ''],
    ...wishes(results).map((wish) => [
      wish.what,
      spread(wish.figure, wish.digits),
      `≤ ${String(wish.limit)}`,
      isMet(wish) ? 'met' : '**not met**',
    ]),
  ]);
}

function navigationTable({ navigation }: Results): string {
  return table([
    ['ms', 'cold', 'after hovering', 'back', 'language'],
    ...variants.map((variant) => {
      const { cold, hovered, languageMs } = navigation[variant];
      return [
        titles[variant],
        spread(figureOf(cold.map(({ thereMs }) => thereMs))),
        spread(figureOf(hovered.map(({ thereMs }) => thereMs))),
        spread(figureOf(hovered.map(({ backMs }) => backMs))),
        spread(figureOf(languageMs)),
      ];
    }),
  ]);
}

function listTable({ lists }: Results): string {
  return table([
    ['', 'first row ms'],
    ['50 licenses', spread(figureOf(lists.shortMs))],
    ['10,000 licenses', spread(figureOf(lists.longMs))],
    ['ratio', spread(ratioOf(lists.longMs, lists.shortMs), 2)],
  ]);
}
