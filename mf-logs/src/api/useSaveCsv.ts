import { api, saveFile, useMutation } from '@portal/shared';
import { usageCsvName } from '@portal/shared/domain';
import { csvPath, type CsvSet } from '../domain/csvPath.ts';
import type { LogView } from '../domain/LogView.ts';
import type { Period } from '../domain/Period.ts';

/** A file of usage figures that somebody wants. */
export interface WantedCsv {
  readonly set: CsvSet;
  readonly view: LogView;
  /** The days that are shown. */
  readonly period: Period;
}

/**
 * Downloads a data set as CSV. It is called like every other data of the portal, and not linked:
 * a page of another site that embeds the usage log has a bearer, and no session for a link.
 */
export function useSaveCsv() {
  return useMutation({
    mutationFn: async ({ set, view, period }: WantedCsv) => {
      const path = csvPath(set, { ...view, ...period });
      saveFile(usageCsvName(set, period), await api.file(path, 'text/csv'));
    },
  });
}
