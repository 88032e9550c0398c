import type { ChartData } from '../ChartData.ts';

/** What a chart shows at one place, for those who do not see it. */
export function valuesInWords({ labels, series }: ChartData, place: number): string {
  const values = series.map(({ name, format, values: all }) => {
    const value = all[place];
    return `${name} ${value === null || value === undefined ? '–' : format(value)}`;
  });
  return `${labels[place] ?? ''}: ${values.join(', ')}`;
}
