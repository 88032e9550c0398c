import { columnChoicesIn, columnChoicesKey } from '../../../basics/lists/ColumnChoice.ts';
import { keepCookie } from '../../../web/session/keepCookie.ts';
import { isKeptByBrowser, storageOf } from '../../../web/session/storageOf.ts';

/**
 * The text of a person's column choices in this browser. The cookie has priority, since the server
 * renders previews by it. Local storage is a backup for browsers that delete the cookie. Browser
 * only.
 */
export function readStoredColumns(userId: string): string | null {
  const chosen = isKeptByBrowser() ? columnChoicesIn(document.cookie, userId) : undefined;
  if (chosen !== undefined) return chosen;
  try {
    return storageOf('browser').getItem(columnChoicesKey(userId));
  } catch {
    // The browser may block storage; then only the cookie has the choice.
    return null;
  }
}

/** Stores the text of a person's choices; an empty one deletes them. Browser only. */
export function storeColumns(userId: string, text: string): void {
  const key = columnChoicesKey(userId);
  keepCookie(key, text);
  try {
    if (text === '') storageOf('browser').removeItem(key);
    else storageOf('browser').setItem(key, text);
  } catch {
    // See readStoredColumns.
  }
}
