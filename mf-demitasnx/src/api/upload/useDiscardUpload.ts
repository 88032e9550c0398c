import { api, useMutation, useQueryClient } from '@portal/shared';
import * as z from 'zod/mini';
import { jobSource } from '../jobSource.ts';
import { openUploadsQuery, uploadsPath } from './openUploadsQuery.ts';

/** Ends an upload on the server and removes what has arrived. */
export function useDiscardUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.delete(`${uploadsPath}/${id}`, z.string(), {
        headers: { 'Tus-Resumable': '1.0.0' },
        answer: 'text',
      }),
    aboutOf: String,
    // It may have become a job meanwhile.
    onSettled: () =>
      Promise.all(
        [openUploadsQuery().queryKey, jobSource.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
