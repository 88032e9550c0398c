import { figureOf, ratioOf } from '../figures/Figure.ts';
import { profiles } from '../measure/Profile.ts';
import { coldTable, screenTable, secondTable, titles } from './loadTables.ts';
import { variants, type ByLine, type Measured, type Results } from './Results.ts';
import { spread, table } from './table.ts';
import { isMet, wishes } from './wishes.ts';

const [slow] = profiles;

/** Everything that was measured, as markdown: medians, and in brackets the middle half. */
export function report(results: Results): string {
  const { loads, visits, screens, navigation, language, lists } = results;
  const wanted = wishes(results);
  const sections = [
    conditions(results),
    ...onEachLine('Cold load of the license list', loads, coldTable),
    ...onEachLine('Second visit of the license list', visits, secondTable),
    ...(wanted.length > 0 ? ['### Wanted', wishTable(wanted)] : []),
    ...onEachLine('Cold loads of screens of the portal', screens, screenTable),
    ...(navigation
      ? [
          `### From the license list to the order history and back: ${slow.title}`,
          navigationTable(navigation),
        ]
      : []),
    ...(language ? [`### Switching the language: ${slow.title}`, languageTable(language)] : []),
    ...(lists ? ['### Long list, no throttle', listTable(lists)] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

function onEachLine<T>(
  heading: string,
  measured: ByLine<T> | undefined,
  write: (of: T) => string,
): readonly string[] {
  if (measured === undefined) return [];
  return profiles.flatMap(({ name, title }) => [`### ${heading}: ${title}`, write(measured[name])]);
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

function wishTable(wanted: ReturnType<typeof wishes>): string {
  return table([
    ['', 'measured', 'wanted', ''],
    ...wanted.map((wish) => [
      wish.what,
      spread(wish.figure, wish.digits),
      `≤ ${String(wish.limit)}`,
      isMet(wish) ? 'met' : '**not met**',
    ]),
  ]);
}

function navigationTable(navigation: Measured['navigation']): string {
  return table([
    ['ms', 'cold', 'after hovering', 'back'],
    ...variants.map((variant) => {
      const { cold, hovered } = navigation[variant];
      return [
        titles[variant],
        spread(figureOf(cold.map(({ thereMs }) => thereMs))),
        spread(figureOf(hovered.map(({ thereMs }) => thereMs))),
        spread(figureOf(hovered.map(({ backMs }) => backMs))),
      ];
    }),
  ]);
}

function languageTable(language: Measured['language']): string {
  return table([
    ['', 'ms'],
    ...variants.flatMap((variant) => {
      const samples = language[variant];
      return samples ? [[titles[variant], spread(figureOf(samples))]] : [];
    }),
  ]);
}

function listTable({ shortMs, longMs }: Measured['lists']): string {
  return table([
    ['', 'first row ms'],
    ['50 licenses', spread(figureOf(shortMs))],
    ['10,000 licenses', spread(figureOf(longMs))],
    ['ratio', spread(ratioOf(longMs, shortMs), 2)],
  ]);
}
