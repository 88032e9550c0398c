import { faceCookie, facePath } from '../areas/composition/faceCookie.ts';
import { keepCookie } from '../web/session/keepCookie.ts';

/**
 * Fetches the typeface into the browser's cache, for the pages after this one, unless it is there.
 * Call it once the page is shown.
 */
export function keepFace(): void {
  const digest = document.querySelector<HTMLMetaElement>(`meta[name="${faceCookie}"]`)?.content;
  if (digest === undefined) return;
  const fetchFace = async () => {
    const answer = await fetch(facePath(digest));
    await answer.blob();
    if (answer.ok) keepCookie(faceCookie, digest);
  };
  // Without the typeface, pages have the system's.
  fetchFace().catch(() => undefined);
}
