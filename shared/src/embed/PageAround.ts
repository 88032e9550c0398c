import { createContext, useContext } from 'react';
import type { TellPage } from './EmbedEvents.ts';

/** The page of another site around an embedded screen. */
export interface PageAround {
  readonly tell: TellPage;
  /**
   * Leads to an address of the portal, `/order/7?pay=card`: the page takes care of it, or the portal
   * opens in another tab. Browsers open one only while a press is handled.
   */
  readonly leadTo: (address: string) => void;
}

export const PageAroundContext = createContext<PageAround | null>(null);

/**
 * The page around, to which screens tell facts that it may know, and by which they lead to what only
 * the portal can do.
 *
 * @returns `null` in the portal's own pages
 */
export function usePageAround(): PageAround | null {
  return useContext(PageAroundContext);
}
