import providers from 'email-providers';
import { getPublicSuffix } from 'tldts';
import { asciiDomain } from '../../security/proof/domainOf.ts';

/** Public mail domains of Japanese internet providers, which the list lacks. */
const accessProviders = [
  'au.com',
  'biglobe.ne.jp',
  'nifty.com',
  'ocn.ne.jp',
  'plala.or.jp',
  'so-net.ne.jp',
  'uqmobile.jp',
  'ymobile.ne.jp',
];
const publicDomains: ReadonlySet<string> = new Set([...providers, ...accessProviders]);
const name = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

type ReadDomain =
  | { readonly domain: string }
  | { readonly fault: 'not_a_domain' | 'public_domain' };

/**
 * Reads a typed mail domain into its ASCII form in lower case. Refuses public mail services, and
 * suffixes like `co.jp` under which names are registered.
 */
export function mailDomain(typed: string): ReadDomain {
  const domain = asciiDomain(typed);
  if (!name.test(domain) || /^[\d.]+$/.test(domain)) return { fault: 'not_a_domain' };
  if (getPublicSuffix(domain) === domain) return { fault: 'not_a_domain' };
  return isPublic(domain) ? { fault: 'public_domain' } : { domain };
}

/** A subdomain of a mail service is public, too. */
function isPublic(domain: string): boolean {
  const parts = domain.split('.');
  return parts.some((_part, index) => publicDomains.has(parts.slice(index).join('.')));
}
