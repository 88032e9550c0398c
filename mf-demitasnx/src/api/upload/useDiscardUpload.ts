import { api, useMutation, useQueryClient } from '@portal/shared';
import * as z from 'zod/mini';
import { jobSource } from '../jobSource.ts';
import { openUploadsQuery, uploadsPath } from './openUploadsQuery.ts';

/** Ends an upload on the server: what has arrived is removed. */
export function useDiscardUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.delete(`${uploadsPath}/${id}`, z.string(), {
        headers: { 'Tus-Resumable': '1.0.0' },
        answer: 'text',
      }),
    aboutOf: String,
    // One that has become a job meanwhile is among the jobs.
    onSettled: () =>
      Promise.all(
        [openUploadsQuery().queryKey, jobSource.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
