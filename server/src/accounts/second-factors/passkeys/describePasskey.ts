import type { PasskeyRequest } from '@portal/shared/contracts';
import type { PasskeyRow } from './passkeys.queries.ts';

/** A passkey as browsers are told of it. */
export function describePasskey({
  credential_id: id,
  transports,
}: PasskeyRow): PasskeyRequest['allowCredentials'][number] {
  return { id, type: 'public-key', transports: [...transports] };
}
