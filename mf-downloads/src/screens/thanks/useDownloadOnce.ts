import { useLocation, useNavigate } from '@portal/shared';
import { useEffect } from 'react';

/** Time to read what is about to happen. */
const delayMs = 2_000;

/** What the entry of the browser's history remembers: reloading and coming back keep it. */
const started = { isDownloadStarted: true } as const;

/**
 * Goes to a file after two seconds, once for each visit that was led here: not again after a
 * reload, after leaving and coming back, or in another language.
 *
 * @param href Address that answers with an attachment, so that the page stays.
 */
export function useDownloadOnce(href: string): void {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const isStarted = hasStarted(location.state);
  useEffect(() => {
    if (isStarted) return;
    const timer = setTimeout(() => {
      void navigate({ pathname, search }, { replace: true, state: started });
      follow(href);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [href, isStarted, navigate, pathname, search]);
}

function hasStarted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDownloadStarted' in state;
}

/** As a click on a link does. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
