import { api, queryOptions } from '@portal/shared';
import { emiNetsSchema, emiPartsSchema } from '@portal/shared/contracts';
import type { Recognized, RecognizedList } from '../../domain/results/Recognized.ts';
import { jobPath } from './jobPath.ts';

async function readParts(path: string, signal: AbortSignal): Promise<readonly Recognized[]> {
  const rows = await api.get(path, emiPartsSchema, { signal });
  return rows.map(({ part, role, source, confidence, why, correction }, number) => ({
    ...{ id: String(number), name: part, kind: role, source, confidence, why },
    correction: correction && {
      kind: correction.role,
      userName: correction.user_name,
      correctedAt: correction.created_at,
    },
  }));
}

async function readNets(path: string, signal: AbortSignal): Promise<readonly Recognized[]> {
  const rows = await api.get(path, emiNetsSchema, { signal });
  return rows.map(({ net, class: kind, source, why, correction }, number) => ({
    ...{ id: String(number), name: net, kind, source, confidence: null, why },
    correction: correction && {
      kind: correction.class,
      userName: correction.user_name,
      correctedAt: correction.created_at,
    },
  }));
}

/** Parts or nets of a job's board as it recognized them, with the project's corrections. */
export function recognizedQuery(job: string, list: RecognizedList) {
  return queryOptions({
    queryKey: ['demitasnx', 'recognized', job, list],
    queryFn: ({ signal }) => (list === 'parts' ? readParts : readNets)(jobPath(job, list), signal),
  });
}
