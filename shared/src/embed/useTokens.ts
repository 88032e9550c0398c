import { useLayoutEffect, useMemo, useState } from 'react';
import { pageTokens } from './EmbedPage.ts';
import type { EmbedSettings } from './EmbedSettings.ts';
import { givenTokens } from './tokens/givenTokens.ts';
import { providedTokens } from './tokens/providedTokens.ts';
import type { SiteTokenSource } from './tokens/siteTokens.ts';
import type { TokenSource } from './tokens/TokenSource.ts';

/** Where tokens come from; of a `person`, by a window that they open. */
export type Tokens =
  | { readonly from: 'page'; readonly tokens: TokenSource }
  | { readonly from: 'person'; readonly tokens: SiteTokenSource };

/** The page's tokens when it gives any, else those of the person who signs in. */
export function useTokens(settings: EmbedSettings, onTokenExpired: () => void): Tokens {
  const { token, tokenProvider, page } = settings;
  const [given] = useState(() => givenTokens(token, onTokenExpired));
  useLayoutEffect(() => {
    given.change(token, onTokenExpired);
  });
  const isGiven = token !== '';
  return useMemo(() => {
    if (isGiven) return { from: 'page', tokens: given };
    if (tokenProvider) return { from: 'page', tokens: providedTokens(tokenProvider) };
    return { from: 'person', tokens: pageTokens(page) };
  }, [isGiven, given, tokenProvider, page]);
}
