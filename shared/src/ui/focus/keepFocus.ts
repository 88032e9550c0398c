/**
 * Places that get the focus when a focused element in them is removed: a row, or the heading of a
 * card or page.
 */
const places = '[role="row"], tr, section, main';

/** The element of a place to focus: the row itself, otherwise the heading. */
function standIn(place: Element): HTMLElement | null {
  const element = place.matches('[role="row"], tr') ? place : place.querySelector('h1, h2');
  return element instanceof HTMLElement ? element : null;
}

/** The places around an element, the nearest first. */
function placesAround(element: Element, area: Element): readonly Element[] {
  const around: Element[] = [];
  for (
    let place = element.parentElement?.closest(places);
    place && area.contains(place);
    place = place.parentElement?.closest(places)
  ) {
    around.push(place);
  }
  return around;
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  element.focus();
}

/**
 * Keeps the focus near its place when the focused element is removed, such as by a row's action or
 * with the button of a dialog. Browsers would focus the body, from where the next Tab starts at the
 * top of the page (WCAG 2.4.3).
 *
 * @param area The watched element; elements outside it, as in dialogs, are ignored.
 * @returns How to stop: it can be used as a ref.
 */
export function keepFocus(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return undefined;
  const page = area.ownerDocument;
  const root = area.getRootNode();
  let last: Element | undefined;
  let around: readonly Element[] = [];
  let frame: number | undefined;

  const hasFallenToBody = () => {
    const active = root instanceof ShadowRoot ? root.activeElement : page.activeElement;
    return active === null || active === page.body;
  };
  const bringBack = () => {
    if (last === undefined || last.isConnected || !hasFallenToBody()) return;
    const element = [...around, area]
      .filter((place) => place.isConnected)
      .map(standIn)
      .find((candidate) => candidate !== null);
    last = undefined;
    if (element) focus(element);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = placesAround(target, area);
  };
  const observer = new MutationObserver(() => {
    if (last === undefined || last.isConnected || frame !== undefined) return;
    // A closing dialog returns focus in the next frame; this handles only what it cannot.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = undefined;
        bringBack();
      });
    });
  });

  area.addEventListener('focusin', handleFocus);
  // An embedded screen also has its dialogs in its shadow root.
  observer.observe(root instanceof ShadowRoot ? root : page.body, {
    childList: true,
    subtree: true,
  });
  return () => {
    area.removeEventListener('focusin', handleFocus);
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
