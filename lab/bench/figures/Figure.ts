/** Summary of repeated measurements: the median and the interquartile range. */
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
 * Ratio of values to a baseline of the same rounds, computed within each round, so that a busy
 * moment of the machine affects both.
 */
export function ratioOf(values: readonly number[], bases: readonly number[]): Figure {
  return figureOf(
    values.flatMap((value, round) => {
      const base = bases[round];
      return base === undefined ? [] : [value / base];
    }),
  );
}

/** A quantile: 0.5 is the median. `NaN` without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
