import type { EmbedPage } from '../EmbedPage.ts';
import { siteTokens, type SiteTokenSource } from './siteTokens.ts';

/**
 * The tokens of a page at one portal: whoever signs in at one element is signed in at all of them,
 * and two elements never use the same refresh token, which would end it.
 */
export function pageTokens(page: EmbedPage): SiteTokenSource {
  page.tokens ??= siteTokens();
  return page.tokens;
}
