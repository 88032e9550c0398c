/** What takes the focus when something in it goes away: the row, else the heading of the card or page. */
const places = '[role="row"], tr, section, main';

/** The element that stands for a place: a row itself, of everything else its heading. */
function standIn(place: Element): HTMLElement | null {
  const element = place.matches('[role="row"], tr') ? place : place.querySelector('h1, h2');
  return element instanceof HTMLElement ? element : null;
}

/** Places around an element, the nearest first. */
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
 * Keeps the focus near its place when the element that had it is taken out of the page, as by a
 * row's action that is done or a dialog whose button has gone. Browsers would give it to the body,
 * from where the next Tab starts at the top of the page (WCAG 2.4.3).
 *
 * @param area What is watched; elements outside of it, as in dialogs, are left alone.
 * @returns How to stop: it serves as a ref.
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
    // A dialog that closes gives focus back in the next frame; only what it cannot is brought back.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = undefined;
        bringBack();
      });
    });
  });

  area.addEventListener('focusin', handleFocus);
  // An embedded screen has its dialogs in its shadow root too.
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
