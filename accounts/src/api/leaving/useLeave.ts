import { api, useMutation } from '@portal/shared';
import { leaveAnswerSchema, leaveRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { paths } from '../../paths.ts';
import { leaveTo } from '../../session/leaveTo.ts';
import { withRecentProof } from '../../session/withRecentProof.ts';

/** The schema of the form: its fields have the names of the call's fields. */
export const leaveForm = leaveRequestSchema;
export type LeaveForm = z.infer<typeof leaveForm>;

/** Leaves the service, and goes to the page that says until when one can come back. */
export function useLeave() {
  return useMutation({
    mutationFn: async (form: LeaveForm) => {
      const call = () => api.post('/api/leaving', { json: form }, leaveAnswerSchema);
      return (await withRecentProof(call)).last_day;
    },
    onSuccess: (lastDay) => {
      leaveTo(paths.left(lastDay));
    },
  });
}
