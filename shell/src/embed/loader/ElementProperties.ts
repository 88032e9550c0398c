import type { EmbedSettings } from '@portal/shared/embed';

/**
 * What a page sets of an element; `null` is the default. The types and the reference that other sites
 * read are made of it, with these words.
 */
export interface ElementProperties {
  /**
   * Origin of the portal, e.g. `https://portal.example`. Another one begins anew, with that portal.
   *
   * @default that of the script
   */
  baseUrl: string | null;
  /**
   * A bearer, for pages that set it themselves instead of the button or `tokenProvider`. The next call
   * uses another one.
   *
   * @default the person signs in
   */
  token: string | null;
  /** Brings a bearer: it is asked for the first one, before one ends and when one is refused. */
  tokenProvider: EmbedSettings['tokenProvider'];
  /**
   * Language of the screen. Another one is taken over where the reader is.
   *
   * @default the browser's
   */
  locale: NonNullable<EmbedSettings['locale']> | null;
  /**
   * Address within the remote, e.g. `/license?q=7`. The screen goes to another one.
   *
   * @default its first screen
   */
  path: string | null;
  /**
   * Where the screen has its address: with itself (`memory`), behind the `#` of the page's (`hash`) or
   * in the page's path (`path`). Another one begins anew.
   *
   * @default `memory`
   */
  routing: EmbedSettings['routing'] | null;
  /**
   * With `routing="path"`, where the screen's addresses begin in the page's, e.g. `/tools`.
   *
   * @default the root
   */
  basePath: string | null;
}
