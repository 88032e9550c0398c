const ends = ['pointerup', 'pointercancel', 'dragend'];

/**
 * Calls when no pointer is pressed on the page: what moves away under one loses its click. At once
 * when none is.
 */
export function whenUnpressed(then: () => void): void {
  if (!document.documentElement.matches(':active')) {
    then();
    return;
  }
  const handleEnd = () => {
    for (const end of ends) removeEventListener(end, handleEnd);
    // The click follows the pointer.
    setTimeout(whenUnpressed, 0, then);
  };
  for (const end of ends) addEventListener(end, handleEnd);
}
