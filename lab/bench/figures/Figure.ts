import { median, quantile } from './quantile.ts';

/** What is told of repeated measurements: the middle one and the middle half around it. */
export interface Figure {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly samples: number;
}

export function figureOf(values: readonly number[]): Figure {
  return {
    median: median(values),
    lowerQuartile: quantile(values, 0.25),
    upperQuartile: quantile(values, 0.75),
    samples: values.length,
  };
}

/**
 * How values compare to others that were measured in the same rounds: the ratio within each
 * round, so that a busy moment of the machine weighs on both sides.
 */
export function ratioOf(values: readonly number[], bases: readonly number[]): Figure {
  return figureOf(
    values.flatMap((value, round) => {
      const base = bases[round];
      return base === undefined ? [] : [value / base];
    }),
  );
}
