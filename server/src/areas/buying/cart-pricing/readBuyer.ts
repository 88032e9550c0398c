import type { FastifyRequest } from 'fastify';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { isPermitted } from '../../../platform/http/accessHook.ts';
import type { Buyer } from './Buyer.ts';
import { buyers } from '../../../platform/http/audiences.ts';

/**
 * The buyer of a request about a cart, and their language. Community teams and guests may not buy;
 * they get estimates like visitors, without the team's licenses and quotations.
 */
export function readBuyer(request: Pick<FastifyRequest, 'viewer' | 'headers'>): Buyer {
  const { viewer } = request;
  return { viewer: isPermitted(buyers, viewer) ? viewer : null, locale: readerLocale(request) };
}
