import { currentUnsavedGuard } from './leaveGuards.ts';
import { leaveUnasked } from './useUnloadGuard.ts';

/** The link that a click follows in this window to another page, if it does. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return;
  if (link.target !== '' && link.target !== '_self') return;
  // A menu closes when its entry is chosen, and the browser asks.
  if (link.getAttribute('role') === 'menuitem') return;
  const { protocol, origin, pathname } = new URL(link.href, location.href);
  if (protocol !== 'http:' && protocol !== 'https:') return;
  return origin === location.origin && pathname === location.pathname ? undefined : link;
}

/**
 * Asks before a link leaves unsaved input, whether it leads to another screen or to another document.
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
      // Where the router has taken it, the page stays.
      leaveUnasked(() =>
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      );
      isAnswered = false;
    });
  };
  // Before the router and the screen hear of the click.
  document.addEventListener('click', handleClick, true);
  return () => {
    document.removeEventListener('click', handleClick, true);
  };
}
