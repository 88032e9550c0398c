import { useLocation, useNavigate } from '@portal/shared';
import { useEffect } from 'react';

/** Milliseconds before the download starts, in which the person can read about it. */
const delayMs = 2_000;

/** The state in the browser's history entry, which survives a reload and coming back. */
const started = { isDownloadStarted: true } as const;

/**
 * Goes to a file after two seconds, once for each visit: not again after a reload, after leaving
 * and coming back, or in another language.
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

/** Follows an address as a click on a link does. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
