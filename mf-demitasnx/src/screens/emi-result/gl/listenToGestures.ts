import type { Place } from '../../../domain/board-view/BoardView.ts';

/** Pointer gestures on the picture. */
export interface Gestures {
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: Place) => void;
  readonly onPick: (at: Place) => void;
  /** The pointer's place, or null when it has left. */
  readonly onHover: (at: Place | null) => void;
}

/** Zoom per pixel of the wheel. */
const wheelRate = 0.0016;
/** Pixels per line of a wheel that scrolls by lines. */
const linePixels = 16;
/** Distance in pixels beyond which a press becomes a drag. */
const dragFrom = 4;

/**
 * Handles wheel, drags, pinches and presses on an element. The wheel zooms with Ctrl or ⌘, or while
 * the element has focus. @returns the cleanup function
 */
export function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Place>();
  let travelled = 0;
  const at = (event: MouseEvent): Place => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const handleWheel = (event: WheelEvent) => {
    // Else the page scrolls.
    if (!event.ctrlKey && !event.metaKey && !element.matches(':focus')) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
    gestures.onZoom(Math.exp(-event.deltaY * pixels * wheelRate), at(event));
  };
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    else travelled = Infinity;
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, at(event));
  };
  const handleMove = (event: PointerEvent) => {
    const place = at(event);
    const before = pointers.get(event.pointerId);
    gestures.onHover(place);
    if (!before) return;
    travelled += Math.hypot(place.x - before.x, place.y - before.y);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 };
      const distance = Math.hypot(before.x - other.x, before.y - other.y);
      if (distance > 0)
        gestures.onZoom(Math.hypot(place.x - other.x, place.y - other.y) / distance, middle);
      gestures.onPan((place.x - before.x) / 2, (place.y - before.y) / 2);
    } else if (travelled > dragFrom) gestures.onPan(place.x - before.x, place.y - before.y);
    pointers.set(event.pointerId, place);
  };
  const handleUp = (event: PointerEvent) => {
    const wasDown = pointers.delete(event.pointerId);
    if (wasDown && travelled <= dragFrom) gestures.onPick(at(event));
  };
  const handleCancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
  };
  const handleLeave = () => {
    gestures.onHover(null);
  };
  element.addEventListener('wheel', handleWheel, { passive: false });
  element.addEventListener('pointerdown', handleDown);
  element.addEventListener('pointermove', handleMove);
  element.addEventListener('pointerup', handleUp);
  element.addEventListener('pointercancel', handleCancel);
  element.addEventListener('pointerleave', handleLeave);
  return () => {
    element.removeEventListener('wheel', handleWheel);
    element.removeEventListener('pointerdown', handleDown);
    element.removeEventListener('pointermove', handleMove);
    element.removeEventListener('pointerup', handleUp);
    element.removeEventListener('pointercancel', handleCancel);
    element.removeEventListener('pointerleave', handleLeave);
  };
}
