import type { Figure } from '../figures/Figure.ts';

/** A markdown table; the first row is the head, and all columns but the first are right-aligned. */
export function table([head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = (head ?? []).map((_, index) => (index === 0 ? '---' : '---:'));
  return [head ?? [], rule, ...rows].map(line).join('\n');
}

/** `372 (360–401)`: the median and the interquartile range. */
export function spread({ median, lowerQuartile, upperQuartile }: Figure, digits = 0): string {
  const [middle, low, high] = [median, lowerQuartile, upperQuartile].map((value) =>
    value.toFixed(digits),
  );
  return low === high ? String(middle) : `${String(middle)} (${String(low)}–${String(high)})`;
}
