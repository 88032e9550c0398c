import { createContext, useContext } from 'react';
import type { TellPage } from './EmbedEvents.ts';

/** The way to the page around an embedded screen. */
export const TellPageContext = createContext<TellPage>(() => true);

export function useTellPage(): TellPage {
  return useContext(TellPageContext);
}
