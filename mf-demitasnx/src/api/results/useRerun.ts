import { api, useMutation, useQueryClient } from '@portal/shared';
import { emiRerunAnswerSchema } from '@portal/shared/contracts';
import type { BoardSettings } from '../../domain/upload/BoardSettings.ts';
import { jobSource } from '../jobSource.ts';
import { settingsOnWire } from '../upload/settings.presenter.ts';
import { jobPath } from './jobPath.ts';

/** Changes of a re-run; the rest is as it was. */
interface Rerun {
  /** CSV text of nets and classes. */
  readonly classes?: string;
  readonly settings?: BoardSettings;
}

/** Analyzes a job's board again. Resolves to the id of the new job. */
export function useRerun(job: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ classes, settings }: Rerun) => {
      const json = {
        ...(classes !== undefined && { classes }),
        ...(settings && { settings: settingsOnWire(settings) }),
      };
      const answer = await api.post(jobPath(job, 'rerun'), { json }, emiRerunAnswerSchema);
      return answer.error ? null : answer.id;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: jobSource.queryKey }),
  });
}
