import { barShareOf } from '../scale/plotGeometry.ts';

type Values = readonly (number | null)[];

/** Bars as one path; x in places, y in values down from `top`. */
export function barsPath(values: Values, top: number): string {
  const share = barShareOf(values.length);
  return values
    .map((value, place) => {
      if (value === null || value === 0) return '';
      const left = round(place + (1 - share) / 2);
      return `M${left} ${round(top)}V${round(top - value)}h${round(share)}V${round(top)}z`;
    })
    .join('');
}

/** A line through the centers of the places; missing values interrupt it. */
export function linePath(values: Values, top: number): string {
  let isOpen = false;
  return values
    .map((value, place) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const command = isOpen ? 'L' : 'M';
      isOpen = true;
      return `${command}${round(place + 0.5)} ${round(top - value)}`;
    })
    .join('');
}

/** A dot at each value: a stroke of length zero with round ends. */
export function dotsPath(values: Values, top: number): string {
  return values
    .map((value, place) => (value === null ? '' : `M${round(place + 0.5)} ${round(top - value)}h0`))
    .join('');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
