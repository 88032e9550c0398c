import { siteTokens, type SiteTokenSource } from './siteTokens.ts';

// Every module has a copy of this file: what they share lies with the page itself, under a name that
// changes with the shape of a source.
const name = Symbol.for('portal.tokens.1');

declare global {
  interface Window {
    [name]: Map<string, SiteTokenSource> | undefined;
  }
}

/**
 * The tokens of this page at one portal: whoever signs in at one element is signed in at all of them,
 * and two elements never use the same refresh token, which would end it.
 */
export function pageTokens(baseUrl: string): SiteTokenSource {
  const all = (window[name] ??= new Map<string, SiteTokenSource>());
  const tokens = all.get(baseUrl) ?? siteTokens();
  all.set(baseUrl, tokens);
  return tokens;
}
