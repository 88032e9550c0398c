import type { PageBootstrap } from '@portal/shared/remote';
import { ticketItem } from './isInDevelopment.ts';

/** Parameter of the ticket in an address. */
const parameter = 'dev';

/**
 * Moves the ticket from the page's address to the tab's storage: other tabs, bookmarks and copied links
 * do not have it. A page without the ticket is loaded again with it; a refused ticket is removed.
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

/** Removes the ticket of this tab and reloads the page. */
export function dropTicket(): void {
  sessionStorage.removeItem(ticketItem);
  location.reload();
}
