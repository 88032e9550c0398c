import type { EmbedSettings } from '@portal/shared/embed';

/**
 * The properties that a page sets on an element; `null` is the default. The types and the reference
 * for other sites are generated from these comments.
 */
export interface ElementProperties {
  /**
   * Origin of the portal, e.g. `https://portal.example`. A change restarts the screen from that portal.
   *
   * @default that of the script
   */
  baseUrl: string | null;
  /**
   * A bearer, for pages that set it themselves instead of the button or `tokenProvider`. A change
   * applies from the next call.
   *
   * @default the person signs in
   */
  token: string | null;
  /** Provides bearers: called for the first one, before one expires and when one is refused. */
  tokenProvider: EmbedSettings['tokenProvider'];
  /**
   * Language of the screen. A change keeps the screen and its place.
   *
   * @default the browser's
   */
  locale: NonNullable<EmbedSettings['locale']> | null;
  /**
   * Address within the remote, e.g. `/license?q=7`. A change navigates there.
   *
   * @default its first screen
   */
  path: string | null;
  /**
   * Where the screen keeps its address: in memory (`memory`), after the `#` of the page's address
   * (`hash`) or in the page's path (`path`). A change restarts the screen.
   *
   * @default `memory`
   */
  routing: EmbedSettings['routing'] | null;
  /**
   * With `routing="path"`, the part of the page's path before the screen's addresses, e.g. `/tools`.
   *
   * @default the root
   */
  basePath: string | null;
}
