import { Resolver } from 'node:dns/promises';
import { errorCode } from '../../../platform/errors.ts';
import type { SetupRow } from '../singleSignOn.queries.ts';
import type { SsoSettings } from '../ssoEnvironment.ts';

/** The TXT record with which a team proves its domain. */
export function proofRecord({ domain, record_token }: Pick<SetupRow, 'domain' | 'record_token'>) {
  return { name: `_portal-challenge.${domain}`, value: `portal-domain=${record_token}` };
}

/** Errors for a missing record; all others mean that no name server answered. */
const absent: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA']);

/** Checks whether the record is there; `unknown`: no name server answers. */
export async function findRecord(
  { dnsServers }: Pick<SsoSettings, 'dnsServers'>,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<'found' | 'missing' | 'unknown'> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  try {
    const records = await resolver.resolveTxt(name);
    // A long record arrives in pieces.
    return records.some((pieces) => pieces.join('').trim() === value) ? 'found' : 'missing';
  } catch (error) {
    return absent.has(errorCode(error)) ? 'missing' : 'unknown';
  }
}
