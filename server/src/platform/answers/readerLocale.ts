import type { Locale } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { localeOf } from './localeOf.ts';

/** The caller's language, from the cookie and the browser. */
export function readerLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return localeOf({ cookies: headers.cookie, acceptLanguage: headers['accept-language'] });
}
