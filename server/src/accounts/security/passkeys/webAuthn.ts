import type { PasskeyRequest } from '@portal/shared/contracts';
import type { Config } from '../../../config.ts';
import type { PasskeyRow } from '../factors/passkeys.queries.ts';

/** The library for passkeys, loaded by the first who uses one: it would slow every start. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Whom passkeys are for: the accounts service at its public address. */
export function relyingParty({ accountsUrl }: Pick<Config, 'accountsUrl'>) {
  const { hostname, origin } = new URL(accountsUrl);
  return { id: hostname, origin, name: 'Manager Console' };
}

/** A passkey as browsers are told of it. */
export function describePasskey({
  credential_id: id,
  transports,
}: PasskeyRow): PasskeyRequest['allowCredentials'][number] {
  return { id, type: 'public-key', transports: [...transports] };
}
