import { keepInMemory } from '../session/storageOf.ts';
import type { SiteTokenSource } from './tokens/siteTokens.ts';

/** What all embedded screens of one portal on a page have in common; each has code of its own. */
export interface EmbedPage {
  /** Whoever signs in at one of them is signed in at all, and a refresh token is used once. */
  tokens?: SiteTokenSource;
  /** What would be kept by the browser in the portal, such as the cart. */
  texts?: Map<string, string>;
}

/** What is kept from now on is kept with the page, and is the same for all its screens of the portal. */
export function keepWithPage(page: EmbedPage): void {
  page.texts ??= new Map();
  keepInMemory(page.texts);
}
