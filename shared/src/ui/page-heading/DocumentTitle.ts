import { createContext } from 'react';

/**
 * Names the page after the screen in it. A screen in another site names nothing: the document is not
 * ours there.
 */
export const DocumentTitle = createContext<(title: string) => void>((title) => {
  document.title = title;
});
