import type { PasskeyRequest } from '@portal/shared/contracts';
import type { Config } from '../../../platform/config/Config.ts';
import type { PasskeyRow } from '../factors/passkeys.queries.ts';

/** The library for passkeys, loaded on first use, since it would slow down every start. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Whom passkeys are for: the accounts service at its public address. */
export function relyingParty({ accountsUrl }: Pick<Config, 'accountsUrl'>) {
  const { hostname, origin } = new URL(accountsUrl);
  return { id: hostname, origin, name: 'Manager Console' };
}

/** A passkey as browsers take it. */
export function describePasskey({
  credential_id: id,
  transports,
}: PasskeyRow): PasskeyRequest['allowCredentials'][number] {
  return { id, type: 'public-key', transports: [...transports] };
}
