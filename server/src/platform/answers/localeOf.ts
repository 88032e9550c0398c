import type { Locale } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';

interface LocaleHints {
  /** The request's Cookie header. */
  readonly cookies: string | undefined;
  /** `ui_locales` of the client, if given. */
  readonly asked?: unknown;
  readonly acceptLanguage: string | undefined;
}

/**
 * The client's requested language, else the stored choice, else Japanese for a Japanese browser.
 */
export function localeOf({ cookies, asked, acceptLanguage }: LocaleHints): Locale {
  if (asked === 'en' || asked === 'ja') return asked;
  const stored = /(?:^|;\s*)portal_locale=(en|ja)(?:;|$)/.exec(cookies ?? '')?.[1];
  if (stored === 'en' || stored === 'ja') return stored;
  return acceptLanguage?.trim().toLowerCase().startsWith('ja') === true ? 'ja' : 'en';
}

/** The caller's language, from the cookie and the browser. */
export function readerLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return localeOf({ cookies: headers.cookie, acceptLanguage: headers['accept-language'] });
}

/** The language of a person's profile, used for mail; Japanese when unknown. */
export function savedLocale(locale: string | null): Locale {
  return locale === 'en' ? 'en' : 'ja';
}
