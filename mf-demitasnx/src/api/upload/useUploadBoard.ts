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
  /** The upload to go on with; a new one is opened without it. */
  readonly resumed: OpenUpload | undefined;
  /** Told the id of the upload as soon as there is one. */
  readonly onOpened: (id: string) => void;
  readonly onProgress: (progress: {
    readonly sentBytes: number;
    readonly totalBytes: number;
  }) => void;
  readonly onInterrupted: () => void;
  /** Stops sending; what has arrived stays for a day. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a board, which becomes a job; it goes on by itself after the connection was lost. A
 * refusal has its reason in `message`, a sentence in the reader's language.
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
