import { api, useMutation, useQueryClient } from '@portal/shared';
import { emiTokenSchema, emiUploadAnswerSchema } from '@portal/shared/contracts';
import { emiUsageNotesVersion } from '@portal/shared/domain';
import type { BoardUpload } from '../domain/upload/BoardChoice.ts';
import { emiLicensesQuery } from './emiLicensesQuery.ts';
import { jobSource } from './jobSource.ts';
import { settingsText } from './settings.presenter.ts';

interface Sending {
  readonly upload: BoardUpload;
  readonly onProgress: (progress: {
    readonly sentBytes: number;
    readonly totalBytes: number;
  }) => void;
  /** Cancels the upload. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a board, which becomes a job. A refusal has its reason in `message`, a sentence in the
 * reader's language.
 */
export function useUploadBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ upload, onProgress, signal }: Sending) => {
      const { token } = await api.get('/api/v1/demitasnx/auth', emiTokenSchema, { signal });
      await api.post(
        '/api/v1/demitasnx/post',
        { form: formOf(upload, token) },
        emiUploadAnswerSchema,
        {
          signal,
          timeoutMs: false,
          onUploadProgress: onProgress,
        },
      );
    },
    onSuccess: () =>
      Promise.all(
        [emiLicensesQuery().queryKey, jobSource.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** The parts of the call in their order, the file last. */
function formOf({ licenseId, file, classes, settings }: BoardUpload, token: string): FormData {
  const form = new FormData();
  form.append('token', token);
  form.append('license_id', licenseId);
  form.append('terms', emiUsageNotesVersion);
  if (classes !== null) form.append('classes', classes);
  const text = settingsText(settings);
  if (text !== null) form.append('settings', text);
  form.append('file', file);
  return form;
}
