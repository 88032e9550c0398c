import { api, useMutation } from '@portal/shared';
import { enrolmentCodeSchema } from '@portal/shared/contracts';

/** Creates a one-time code with which the license client registers a computer to the person. */
export function useCreateEnrolmentCode() {
  return useMutation({
    mutationFn: async () => {
      const answer = await api.post('/api/license/enrolment', {}, enrolmentCodeSchema);
      return { code: answer.code, expiresAt: answer.expires_at };
    },
  });
}
