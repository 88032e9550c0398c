import type { Locale } from '@portal/shared/domain';

interface LocaleHints {
  /** The request's Cookie header. */
  readonly cookies: string | undefined;
  /** `ui_locales` of the client, if given. */
  readonly asked?: unknown;
  readonly acceptLanguage: string | undefined;
}

/** The client's requested language, else the stored choice, else Japanese for a Japanese browser. */
export function localeOf({ cookies, asked, acceptLanguage }: LocaleHints): Locale {
  if (asked === 'en' || asked === 'ja') return asked;
  const stored = /(?:^|;\s*)portal_locale=(en|ja)(?:;|$)/.exec(cookies ?? '')?.[1];
  if (stored === 'en' || stored === 'ja') return stored;
  return acceptLanguage?.trim().toLowerCase().startsWith('ja') === true ? 'ja' : 'en';
}
