/** Storage item: a person's id, and what they opened from the search. */
export const recentsItem = 'portal_recent';

/**
 * Removes what other people opened from the search in this browser.
 *
 * @param personId The signed-in person; left out without one.
 */
export function forgetOthers(personId?: string): void {
  try {
    if (!localStorage.getItem(recentsItem)?.startsWith(`${personId ?? ''} `)) {
      localStorage.removeItem(recentsItem);
    }
  } catch {
    // Where storage is blocked, nothing is kept either.
  }
}
