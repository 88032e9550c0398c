import { figureOf, ratioOf, type Figure } from '../figures/Figure.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import type { Results, Variant } from './Results.ts';

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

/** All figures that are wanted; page loads are those of the slow line. */
export function wishes({ loads, lists }: Results): readonly Wish[] {
  const values = (variant: Variant, key: keyof LoadSample) =>
    loads.slow[variant].map((sample) => sample[key]);
  const ratio = (key: keyof LoadSample, base: Variant) =>
    ratioOf(values('federated', key), values(base, key));
  return [
    {
      what: 'first row / plain bundle',
      figure: ratio('firstRowMs', 'plain'),
      limit: 0.85,
      digits: 2,
    },
    {
      what: 'first row / plain bundle with hints and streamed data',
      figure: ratio('firstRowMs', 'hinted'),
      limit: 1.15,
      digits: 2,
    },
    {
      what: 'first paint / plain bundle',
      figure: ratio('firstPaintMs', 'plain'),
      limit: 0.5,
      digits: 2,
    },
    {
      what: 'longest chain of requests before the table can be used',
      figure: figureOf(values('federated', 'longestChain')),
      limit: 2,
      digits: 0,
    },
    {
      what: 'brotli JavaScript before the first row, kB',
      figure: figureOf(values('federated', 'rowScriptBytes').map((bytes) => bytes / 1000)),
      limit: 175,
      digits: 1,
    },
    {
      what: 'first row of 10,000 licenses / of 50, no throttle',
      figure: ratioOf(lists.longMs, lists.shortMs),
      limit: 1.3,
      digits: 2,
    },
  ];
}
