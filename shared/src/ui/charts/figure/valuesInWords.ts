import type { ChartData } from '../ChartData.ts';

/** What a chart shows at one place, for those who do not see it. @param label of the place */
export function valuesInWords({ series }: ChartData, place: number, label: string): string {
  const values = series.map(({ name, format, values: all }) => {
    const value = all[place];
    return `${name} ${value === null || value === undefined ? '–' : format(value)}`;
  });
  return `${label}: ${values.join(', ')}`;
}
