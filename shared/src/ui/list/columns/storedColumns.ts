import { columnChoicesIn, columnChoicesKey } from '../../../basics/lists/ColumnChoice.ts';
import { keepCookie } from '../../../web/session/keepCookie.ts';
import { isKeptByBrowser, storageOf } from '../../../web/session/storageOf.ts';

/**
 * The text of a person's choices of columns in this browser. The cookie decides, since the server
 * renders previews by it; the browser's storage keeps the choice when a browser drops the cookie. Browser
 * only.
 */
export function readStoredColumns(userId: string): string | null {
  const chosen = isKeptByBrowser() ? columnChoicesIn(document.cookie, userId) : undefined;
  if (chosen !== undefined) return chosen;
  try {
    return storageOf('browser').getItem(columnChoicesKey(userId));
  } catch {
    // Storage can be forbidden by the browser; the cookie carries the choice then.
    return null;
  }
}

/** Keeps the text of a person's choices; an empty one is forgotten. Browser only. */
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
