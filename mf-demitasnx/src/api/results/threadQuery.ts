import { api, queryOptions } from '@portal/shared';
import { emiThreadSchema, type EmiThread } from '@portal/shared/contracts';
import type { Thread } from '../../domain/results/Thread.ts';
import { jobPath } from './jobPath.ts';

/** The path of a finding's remarks. */
export function remarksPath(job: string, key: string): string {
  return jobPath(job, 'findings', key, 'remarks');
}

function presentThread({ assignee, is_fixed, remarks, people }: EmiThread): Thread {
  return {
    ...{ assignee, isFixed: is_fixed, people },
    remarks: remarks.map(({ id, act, text, user_name, whom_name, created_at }) => ({
      ...{ id, act, text, userName: user_name, whomName: whom_name, saidAt: created_at },
    })),
  };
}

/** What the team says about a finding. */
export function threadQuery(job: string, key: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'thread', job, key],
    meta: { changesWith: ['emi'] },
    queryFn: ({ signal }) => api.get(remarksPath(job, key), emiThreadSchema, { signal }),
    select: presentThread,
  });
}
