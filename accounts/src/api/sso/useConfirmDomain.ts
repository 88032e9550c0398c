import { api, useMutation } from '@portal/shared';
import { domainConfirmationAnswerSchema } from '@portal/shared/contracts';

/** Proves a mail domain by the link that was mailed to it. */
export function useConfirmDomain(token: string) {
  return useMutation({
    mutationFn: async () => {
      const { outcome } = await api.post(
        '/api/sso/domain/confirm',
        { json: { token } },
        domainConfirmationAnswerSchema,
      );
      return outcome;
    },
  });
}
