import { keepInMemory } from '../session/storageOf.ts';
import type { SiteTokenSource } from './tokens/siteTokens.ts';

/** What all embedded screens of one portal on a page have in common; each has code of its own. */
export interface EmbedPage {
  /** Whoever signs in at one of them is signed in at all, and a refresh token is used once. */
  tokens?: SiteTokenSource;
  /** What would be kept by the browser in the portal, such as the cart, by the person whose it is. */
  kept?: Map<string, Map<string, string>>;
}

/**
 * What a person's screen keeps from now on is kept with the page: it is there for the next screen of
 * the portal that this person opens on it, and for nobody else.
 */
export function keepWithPage(page: EmbedPage, personId: string): void {
  page.kept ??= new Map();
  const texts = page.kept.get(personId) ?? new Map<string, string>();
  page.kept.set(personId, texts);
  keepInMemory(texts);
}
