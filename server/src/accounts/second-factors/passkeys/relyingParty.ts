import type { Config } from '../../../config.ts';

/** Whom passkeys are for: the accounts service at its public address. */
export function relyingParty({ accountsUrl }: Pick<Config, 'accountsUrl'>) {
  const { hostname, origin } = new URL(accountsUrl);
  return { id: hostname, origin, name: 'Manager Console' };
}
