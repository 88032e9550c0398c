import { api, useMutation } from '@portal/shared';
import { connectAnswerSchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';

/** Lets a site act for the person, or not; the window goes on either way. */
export function useDecideOnSite(action: string) {
  return useMutation({
    mutationFn: async (agree: boolean) =>
      (await api.post(action, { json: { agree } }, connectAnswerSchema)).location,
    onSuccess: leaveTo,
  });
}
