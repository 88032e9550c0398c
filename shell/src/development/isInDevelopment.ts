import type { PageBootstrap } from '@portal/shared/remote';

/** Session storage item: the ticket with which the tab's pages load a remote from its developer. */
export const ticketItem = 'portal_development';

/** Whether a page loads a remote from its developer, or its tab holds a ticket for that. */
export function isInDevelopment({ development }: Pick<PageBootstrap, 'development'>): boolean {
  if (development) return true;
  try {
    return sessionStorage.getItem(ticketItem) !== null;
  } catch {
    // Blocked storage holds no ticket.
    return false;
  }
}
