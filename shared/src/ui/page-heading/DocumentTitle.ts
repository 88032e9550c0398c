import { createContext } from 'react';

/**
 * Sets the document's title. Does nothing in a page of another site, whose document is not ours.
 */
export const DocumentTitle = createContext<(title: string) => void>((title) => {
  document.title = title;
});
