import type { PageBootstrap } from '@portal/shared/remote';
import { ticketItem } from './isInDevelopment.ts';

/** Name of the ticket in an address. */
const parameter = 'dev';

/**
 * Keeps the ticket of a page in the tab, out of its address: other tabs, bookmarks and copied links
 * are as ever. A page without it is loaded again with it; one that was refused ends it.
 *
 * @returns whether the page is about to be loaded again
 */
export function keepTicket(
  { development }: Pick<PageBootstrap, 'development'>,
  go: (address: string) => void,
): boolean {
  const address = new URL(location.href);
  const shown = address.searchParams.get(parameter);
  const kept = sessionStorage.getItem(ticketItem);
  if (development && shown !== null) {
    sessionStorage.setItem(ticketItem, shown);
  } else if (!development && shown === null && kept !== null) {
    address.searchParams.set(parameter, kept);
    go(address.href);
    return true;
  } else if (!development) {
    sessionStorage.removeItem(ticketItem);
  }
  if (shown !== null) {
    address.searchParams.delete(parameter);
    history.replaceState(history.state, '', address);
  }
  return false;
}

/** Ends it for this tab and reloads the page. */
export function dropTicket(): void {
  sessionStorage.removeItem(ticketItem);
  location.reload();
}
