import providers from 'email-providers';
import { getPublicSuffix } from 'tldts';
import { asciiDomain } from '../../security/proof/domainOf.ts';

/** Mail of Japanese internet access, open to everybody, which the list does not have. */
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
 * Reads a mail domain that somebody typed into its ASCII form in lower case. A mail service that is
 * open to everybody is nobody's, nor is a suffix like `co.jp` under which names are registered.
 */
export function mailDomain(typed: string): ReadDomain {
  const domain = asciiDomain(typed);
  if (!name.test(domain) || /^[\d.]+$/.test(domain)) return { fault: 'not_a_domain' };
  if (getPublicSuffix(domain) === domain) return { fault: 'not_a_domain' };
  return isPublic(domain) ? { fault: 'public_domain' } : { domain };
}

/** A name below a mail service's is its, too. */
function isPublic(domain: string): boolean {
  const parts = domain.split('.');
  return parts.some((_part, index) => publicDomains.has(parts.slice(index).join('.')));
}
