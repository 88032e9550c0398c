import type { FastifyRequest } from 'fastify';
import { localeOf } from '../../answers/localeOf.ts';
import { isPermitted } from '../../http/accessHook.ts';
import type { Buyer } from './CartRequest.ts';
import { buyers } from './cart-pricing.policy.ts';

/**
 * Who makes a call about a cart, and in which language. Community teams and guests may not buy: they
 * estimate as visitors do, without the team's licenses and quotations.
 */
export function buyerOf({ viewer, headers }: Pick<FastifyRequest, 'viewer' | 'headers'>): Buyer {
  const locale = localeOf({ cookies: headers.cookie, acceptLanguage: headers['accept-language'] });
  return { viewer: isPermitted(buyers, viewer) ? viewer : null, locale };
}
