import { useMutation, useQueryClient } from '@portal/shared';
import type { BoardUpload } from '../../domain/upload/BoardChoice.ts';
import type { OpenUpload } from '../../domain/upload/OpenUpload.ts';
import { emiLicensesQuery } from '../emiLicensesQuery.ts';
import { isRefusal } from '../isRefusal.ts';
import { jobSource } from '../jobSource.ts';
import { openUpload } from './openUpload.ts';
import { openUploadsQuery, uploadsPath } from './openUploadsQuery.ts';
import { sendFile } from './sendFile.ts';

interface Sending {
  readonly upload: BoardUpload;
  /** The upload to resume; without it, a new one is created. */
  readonly resumed: OpenUpload | undefined;
  /** Called with the upload's id as soon as it is known. */
  readonly onOpened: (id: string) => void;
  readonly onProgress: (progress: {
    readonly sentBytes: number;
    readonly totalBytes: number;
  }) => void;
  readonly onInterrupted: () => void;
  /** Stops sending. What has arrived is kept for a day. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a board, which becomes a job. Continues automatically after a lost connection. A refusal
 * has its reason in `message`, in the reader's language.
 */
export function useUploadBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ upload, resumed, onOpened, signal, ...watching }: Sending) => {
      const id = resumed?.id ?? (await openUpload(upload, signal));
      onOpened(id);
      await sendFile({ path: `${uploadsPath}/${id}`, file: upload.file, signal, ...watching });
    },
    onSettled: (_nothing, error) => {
      const mayHaveChanged = [
        openUploadsQuery().queryKey,
        ...(error === null || isRefusal(error) ? [emiLicensesQuery().queryKey] : []),
        ...(error === null ? [jobSource.queryKey] : []),
      ];
      return Promise.all(mayHaveChanged.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
