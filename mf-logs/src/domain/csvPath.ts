import { writeLogView, type LogView } from './LogView.ts';

export const csvSets = ['license', 'user', 'other', 'usage'] as const;
export type CsvSet = (typeof csvSets)[number];

/** The server's path of a CSV file for the period and product of a view. */
export function csvPath(set: CsvSet, view: LogView): string {
  const query = writeLogView({ ...view, tab: 'license', changed: null }).toString();
  return `/api/log/csv/${set}${query === '' ? '' : `?${query}`}`;
}
