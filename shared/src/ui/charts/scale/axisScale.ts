/** Marks of an axis, from 0 to `top`, at equal distances. */
export interface AxisScale {
  readonly top: number;
  readonly marks: readonly number[];
}

/** Both axes of a chart have as many steps, so that one grid serves both. */
const steps = 4;
const niceFactors = [1, 2, 2.5, 5, 10];

/** The smallest axis with round marks that holds `highest`; where nothing is above 0, only 0 is marked. */
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

/** Takes away what binary fractions add: 0.30000000000000004. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
