import { api, useMutation } from '@portal/shared';
import { comeBackAnswerSchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';

/** Comes back to the service after a sign-in, which goes on then. */
export function useComeBack(action: string) {
  return useMutation({
    mutationFn: async () => (await api.post(action, {}, comeBackAnswerSchema)).location,
    onSuccess: leaveTo,
  });
}
