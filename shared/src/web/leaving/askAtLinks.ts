import { currentUnsavedGuard } from './leaveGuards.ts';
import { leaveUnasked } from './useUnloadGuard.ts';

/** The link of a click that leads this window to another page, if any. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return;
  if (link.target !== '' && link.target !== '_self') return;
  // A menu closes when an entry is chosen; there the browser asks.
  if (link.getAttribute('role') === 'menuitem') return;
  const { protocol, origin, pathname } = new URL(link.href, location.href);
  if (protocol !== 'http:' && protocol !== 'https:') return;
  return origin === location.origin && pathname === location.pathname ? undefined : link;
}

/**
 * Asks before a link leaves unsaved input, for another screen or another document.
 *
 * @returns How to stop.
 */
export function askAtLinks(): () => void {
  let isAnswered = false;
  const handleClick = (event: MouseEvent) => {
    const link = isAnswered ? undefined : leavingLink(event);
    const guard = link && currentUnsavedGuard();
    if (!guard) return;
    event.preventDefault();
    event.stopPropagation();
    guard(() => {
      isAnswered = true;
      // If the router handled the click, the document stays.
      leaveUnasked(() =>
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      );
      isAnswered = false;
    });
  };
  // Runs before the router and the screen handle the click.
  document.addEventListener('click', handleClick, true);
  return () => {
    document.removeEventListener('click', handleClick, true);
  };
}
