import { keepInMemory } from '../web/session/storageOf.ts';
import { siteTokens, type SiteTokenSource } from './tokens/siteTokens.ts';

/** State that the embedded screens of one portal share on a page; each has its own code. */
export interface EmbedPage {
  /** A sign-in at one screen applies to all, and a refresh token is used once. */
  tokens?: SiteTokenSource;
  /** Callbacks of elements that show only their button; called at the first sign-in. */
  waiting?: Set<() => void>;
  /** What the browser would keep in the portal, such as the cart, by the person's id. */
  kept?: Map<string, Map<string, string>>;
}

/**
 * The tokens of a page at one portal: a person who signs in at one element is signed in at all,
 * and two elements never use the same refresh token, which would end it.
 */
export function pageTokens(page: EmbedPage): SiteTokenSource {
  page.tokens ??= watchedTokens(page);
  return page.tokens;
}

function watchedTokens(page: EmbedPage): SiteTokenSource {
  const tokens = siteTokens();
  tokens.subscribe(() => {
    if (tokens.token !== '') for (const signedIn of page.waiting ?? []) signedIn();
  });
  return tokens;
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
