import { api, queryOptions } from '@portal/shared';
import { jobPath } from './jobPath.ts';
import { readDrawing } from './readDrawing.ts';

/** The geometry of a job's board, which is immutable. */
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
    // It may have a hundred megabytes, so it is released when no screen shows it.
    gcTime: 0,
    structuralSharing: false,
  });
}
