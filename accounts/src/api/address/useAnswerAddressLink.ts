import { api, useMutation } from '@portal/shared';
import { addressOutcomeSchema } from '@portal/shared/contracts';

/** Agrees to a change of the address by its mailed link, or stops it. */
export function useAnswerAddressLink(token: string) {
  return useMutation({
    mutationFn: async (answer: 'agree' | 'refuse') => {
      const path = `/api/address/${answer}`;
      return (await api.post(path, { json: { token } }, addressOutcomeSchema)).outcome;
    },
  });
}
