import { chooseLocale, type Locale } from '../intl/locale.ts';

/** What a page that is not the portal tells an embedded remote. */
export interface EmbedSettings {
  /** Origin of the manager, e.g. `https://portal.example`. */
  readonly baseUrl: string;
  /** Bearer of the manager's API. It lasts minutes: the page gives a new one when asked to. */
  readonly token: string;
  /** Default: the browser's language. */
  readonly locale?: Locale;
  /** Address within the remote, e.g. `/license?q=7`. Default: the remote's first route. */
  readonly path?: string;
}

/** The page around says it, or the browser; nothing is kept on the page's origin. */
export function localeOf({ locale }: Pick<EmbedSettings, 'locale'>): Locale {
  return locale ?? chooseLocale(undefined, navigator.language);
}
