import { api, useMutation } from '@portal/shared';
import { comeBackAnswerSchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';

/** Restores the account of a person who left, and completes their sign-in. */
export function useComeBack(action: string) {
  return useMutation({
    mutationFn: async () => (await api.post(action, {}, comeBackAnswerSchema)).location,
    onSuccess: leaveTo,
  });
}
