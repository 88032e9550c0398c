import type { Locale } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { localeOf } from './localeOf.ts';

/** The language of whoever makes a call, by its cookie and its browser. */
export function readerLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return localeOf({ cookies: headers.cookie, acceptLanguage: headers['accept-language'] });
}
