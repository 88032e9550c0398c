import type { PageBootstrap } from '@portal/shared/remote';

/** Item of the tab's storage: the ticket with which its pages take a remote from its developer. */
export const ticketItem = 'portal_development';

/** Whether a page takes a remote from its developer, or its tab has been told to. */
export function isInDevelopment({ development }: Pick<PageBootstrap, 'development'>): boolean {
  if (development) return true;
  try {
    return sessionStorage.getItem(ticketItem) !== null;
  } catch {
    // Where storage is blocked, no tab has been told.
    return false;
  }
}
