import { api, useMutation } from '@portal/shared';
import { totpSetUpSchema, type TotpSetUpAnswer } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';

/** What an authenticator app is given: the key, its address, and a picture of that. */
export type AuthenticatorSetUp = TotpSetUpAnswer;

/** Makes the key for an authenticator app; it counts once a code of it is confirmed. */
export function useBeginAuthenticator() {
  return useMutation({
    mutationFn: () => withRecentProof(() => api.post('/api/factors/totp', {}, totpSetUpSchema)),
  });
}
