import type { Locale } from '../basics/Locale.ts';
import { chooseLocale } from '../web/intl/locale.ts';
import type { EmbedPage } from './EmbedPage.ts';
import type { Routing } from './routing/Routing.ts';
import type { TokenProvider } from './tokens/TokenSource.ts';

/** What a page that is not the portal tells an embedded remote. */
export interface EmbedSettings {
  /** Origin of the manager, e.g. `https://portal.example`. */
  readonly baseUrl: string;
  /**
   * Bearer of the manager's API that the page sets itself; it lasts minutes, and the page gives a new
   * one when asked to. Empty: `tokenProvider` is asked, or without one the person signs in.
   */
  readonly token: string;
  /** Brings a token of the page's own server, before one ends and when one is refused. */
  readonly tokenProvider?: TokenProvider;
  /** Default: the browser's language. */
  readonly locale?: Locale;
  /** Address within the remote, e.g. `/license?q=7`. Default: the remote's first route. */
  readonly path?: string;
  /** Default: in memory; under single-spa in the page's path. */
  readonly routing: Routing;
  /** With `routing: 'path'`, where the remote's addresses begin in the page's, e.g. `/tools`. */
  readonly basePath: string;
  /** What it shares with other screens of the portal on this page. */
  readonly page: EmbedPage;
}

/** The page around says it, or the browser; nothing is kept on the page's origin. */
export function localeOf({ locale }: Pick<EmbedSettings, 'locale'>): Locale {
  return locale ?? chooseLocale(undefined, navigator.language);
}
