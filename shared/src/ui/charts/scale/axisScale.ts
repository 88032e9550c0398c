/** The marks of an axis, from 0 to `top`, at equal distances. */
export interface AxisScale {
  readonly top: number;
  readonly marks: readonly number[];
}

/** Number of steps of both axes, so that they share a grid. */
const steps = 4;
const niceFactors = [1, 2, 2.5, 3, 4, 5, 10];

/**
 * The smallest axis with round marks that includes `highest`; only 0 is marked if nothing is above
 * it.
 */
export function axisScale(highest: number, isCount = false): AxisScale {
  if (highest <= 0) return { top: 1, marks: [0] };
  const wanted = highest / steps;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const candidates = niceFactors.map((factor) => clean(factor * unit));
  const fits = (step: number) => step >= wanted && (!isCount || Number.isInteger(step));
  const step = candidates.find(fits) ?? Math.ceil(wanted);
  return {
    top: clean(step * steps),
    marks: Array.from({ length: steps + 1 }, (_, index) => clean(index * step)),
  };
}

/** Removes rounding errors of binary fractions: 0.30000000000000004. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
