import { useLocation, useNavigate } from '@portal/shared';
import { useEffect } from 'react';

/** Delay before the download starts, in milliseconds, so that the text can be read. */
const delayMs = 2_000;

/** State of the browser's history entry. Survives reloads and returning. */
const started = { isDownloadStarted: true } as const;

/**
 * Navigates to a file after two seconds, once per visit: not again after a reload, a return or a
 * language change.
 *
 * @param href Answers with an attachment, so the page stays.
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

/** Navigates like a click on a link. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
