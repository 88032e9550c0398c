const ends = ['pointerup', 'pointercancel', 'dragend'];

/**
 * Runs `then` once no pointer is pressed; immediately if none is. An element that moves between
 * pointerdown and pointerup gets no click.
 */
export function whenUnpressed(then: () => void): void {
  if (!document.documentElement.matches(':active')) {
    then();
    return;
  }
  const handleEnd = () => {
    for (const end of ends) removeEventListener(end, handleEnd);
    // The click event follows pointerup.
    setTimeout(whenUnpressed, 0, then);
  };
  for (const end of ends) addEventListener(end, handleEnd);
}
