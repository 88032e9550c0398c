import { api, queryOptions } from '@portal/shared';
import { jobPath } from './jobPath.ts';
import { readDrawing } from './readDrawing.ts';

/** The geometry of a job's board. It never changes. */
export function drawingQuery(id: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'drawing', id],
    queryFn: async ({ signal }) => {
      const file = await api.file(jobPath(id, 'board'), 'application/octet-stream', {
        signal,
        timeoutMs: false,
      });
      return readDrawing(await file.arrayBuffer());
    },
    staleTime: Infinity,
    // It can have a hundred megabytes: without a screen that shows it, it goes.
    gcTime: 0,
    structuralSharing: false,
  });
}
