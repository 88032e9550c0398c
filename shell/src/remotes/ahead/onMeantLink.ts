import { screenLinkOf } from '../screenLinkOf.ts';

/** Milliseconds for which a pointer must rest on a link to count as intent. */
const restMs = 100;

/**
 * Calls when the person presses a link to another screen, or rests the pointer on it. Links that the
 * pointer only crosses on its way do not count.
 */
export function onMeantLink(then: (link: HTMLAnchorElement) => void): void {
  let pointed: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const handleOver = (event: Event) => {
    const link = screenLinkOf(event);
    // The pointer may move on within a link.
    if (link === pointed) return;
    pointed = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(then, restMs, link);
  };
  const handleDown = (event: PointerEvent) => {
    const link = screenLinkOf(event);
    // Other buttons open a menu, or another window.
    if (link && event.button === 0) then(link);
  };
  document.addEventListener('pointerover', handleOver, { passive: true });
  document.addEventListener('pointerdown', handleDown, { passive: true });
}
