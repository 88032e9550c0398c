/** The link of an event that leads to another screen in this window. */
export function screenLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.target === '_blank') return undefined;
  return link.pathname === location.pathname ? undefined : link;
}
