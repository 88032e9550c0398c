import { api, saveFile, useMutation } from '@portal/shared';
import { usageCsvName } from '@portal/shared/domain';
import { csvPath, type CsvSet } from '../domain/csvPath.ts';
import type { LogView } from '../domain/LogView.ts';
import type { Period } from '../domain/Period.ts';

/** A CSV file of usage figures. */
export interface WantedCsv {
  readonly set: CsvSet;
  readonly view: LogView;
  /** The displayed days. */
  readonly period: Period;
}

/**
 * Downloads a data set as CSV. A call and not a link, because an embedding page has a bearer token,
 * but no session for a link.
 */
export function useSaveCsv() {
  return useMutation({
    mutationFn: async ({ set, view, period }: WantedCsv) => {
      const path = csvPath(set, { ...view, ...period });
      saveFile(usageCsvName(set, period), await api.file(path, 'text/csv'));
    },
  });
}
