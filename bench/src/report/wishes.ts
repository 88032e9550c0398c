import { figureOf, ratioOf, type Figure } from '../figures/Figure.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import { titles } from './loadTables.ts';
import type { ByLine, ByVariant, Results, Variant } from './Results.ts';

/** Something that is wanted of the portal as released: a figure that shall be at most `limit`. */
export interface Wish {
  readonly what: string;
  readonly figure: Figure;
  readonly limit: number;
  readonly digits: number;
}

export function isMet({ figure, limit, digits }: Wish): boolean {
  return Number(figure.median.toFixed(digits)) <= limit;
}

/** All wishes about what was measured; page loads are those of the slow line, if nothing else is said. */
export function wishes({ loads, visits, lists }: Results): readonly Wish[] {
  return [
    ...(loads ? ofLoads(loads) : []),
    ...(visits ? ofVisits(visits) : []),
    ...(lists
      ? [
          {
            what: 'first row of 10,000 licenses / of 50, no throttle',
            figure: ratioOf(lists.longMs, lists.shortMs),
            limit: 1.3,
            digits: 2,
          },
        ]
      : []),
  ];
}

type Loads = ByLine<ByVariant<readonly LoadSample[]>>;

function ofLoads({ slow, fast }: Loads): readonly Wish[] {
  const ratio = ratioWish(slow);
  const count = (what: string, key: keyof LoadSample, limit: number, unit = 1, digits = 0) => ({
    what,
    figure: figureOf(slow.federated.map((sample) => sample[key] / unit)),
    limit,
    digits,
  });
  return [
    ratio('first row', 'firstRowMs', 'plain', 0.85),
    ratio('first row', 'firstRowMs', 'hinted', 1.15),
    ratio('first row', 'firstRowMs', 'lean', 0.5),
    ratioWish(fast, ', no throttle')('first row', 'firstRowMs', 'lean', 0.6),
    ratio('usable', 'usableMs', 'plain', 0.7),
    ratio('usable', 'usableMs', 'lean', 1.15),
    ratio('blocked', 'blockedMs', 'plain', 1),
    ratio('first paint', 'firstPaintMs', 'plain', 0.5),
    count('longest chain of requests before the table can be used', 'longestChain', 2),
    count('brotli JavaScript before the first row, kB', 'rowScriptBytes', 175, 1000, 1),
    count('brotli JavaScript before the table can be used, kB', 'scriptBytes', 125, 1000, 1),
  ];
}

function ofVisits({ slow }: Loads): readonly Wish[] {
  return [ratioWish(slow)('second visit, usable', 'usableMs', 'plain', 0.75)];
}

/** Wishes about how the portal's figures compare with those of another variant in the same rounds. */
function ratioWish(samples: ByVariant<readonly LoadSample[]>, line = '') {
  const values = (variant: Variant, key: keyof LoadSample) =>
    samples[variant].map((sample) => sample[key]);
  return (what: string, key: keyof LoadSample, base: Variant, limit: number): Wish => ({
    what: `${what} / ${titles[base]}${line}`,
    figure: ratioOf(values('federated', key), values(base, key)),
    limit,
    digits: 2,
  });
}
