/** What a person has opened from the search, after their id. */
export const recentsItem = 'portal_recent';

/**
 * Forgets what other people have opened from the search in this browser.
 *
 * @param personId Left out when nobody is signed in.
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
