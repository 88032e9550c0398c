import { api, useMutation, useQueryClient } from '@portal/shared';
import { emiCorrectionsAnswerSchema, type EmiCorrectionsRequest } from '@portal/shared/contracts';
import { correctionCsv, type Kind, type RecognizedList } from '../../domain/results/Recognized.ts';
import { jobPath } from './jobPath.ts';
import { recognizedQuery } from './recognizedQuery.ts';

/** A correction by name, null to take it back; or a list of several as CSV text. */
export type Correcting =
  | { readonly name: string; readonly kind: Kind | null }
  | { readonly csv: string };

function requestOf(list: RecognizedList, correcting: Correcting): EmiCorrectionsRequest {
  if ('name' in correcting && correcting.kind === null)
    return { withdrawn: { [list]: [correcting.name] } };
  const csv =
    'csv' in correcting
      ? correcting.csv
      : correctionCsv(list, correcting.name, correcting.kind ?? 'unknown');
  return list === 'parts' ? { roles: csv } : { classes: csv };
}

function aboutOf(correcting: Correcting): string {
  return 'name' in correcting ? correcting.name : '';
}

/** Corrects parts or nets for later runs of the project. */
export function useCorrect(job: string, list: RecognizedList) {
  const client = useQueryClient();
  const { queryKey } = recognizedQuery(job, list);
  return useMutation({
    aboutOf,
    mutationFn: (correcting: Correcting) =>
      api.put(
        jobPath(job, 'corrections'),
        { json: requestOf(list, correcting) },
        emiCorrectionsAnswerSchema,
      ),
    onSuccess: async (answer, correcting) => {
      if (answer.error || 'csv' in correcting) {
        await client.invalidateQueries({ queryKey });
        return;
      }
      const { name, kind } = correcting;
      const by = { userName: answer.user_name, correctedAt: answer.created_at };
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) =>
          row.name === name ? { ...row, correction: kind && { kind, ...by } } : row,
        ),
      );
    },
  });
}
