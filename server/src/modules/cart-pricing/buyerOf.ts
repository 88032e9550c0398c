import type { FastifyRequest } from 'fastify';
import { localeOf } from '../../answers/localeOf.ts';
import type { Buyer } from './priceRequest.ts';

/** Who makes a call about a cart, and in which language. */
export function buyerOf({ viewer, headers }: Pick<FastifyRequest, 'viewer' | 'headers'>): Buyer {
  const locale = localeOf({ cookies: headers.cookie, acceptLanguage: headers['accept-language'] });
  return { viewer, locale };
}
