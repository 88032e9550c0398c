/**
 * Whether a key belongs to an input method, such as for Japanese. Safari ends the composition
 * before it reports the confirming key, and marks that key only by code 229. Android's screen
 * keyboard composes every word until a space follows, in English too: its Enter, which has no
 * physical key, counts as a real Enter.
 */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else reports the code 229
function isOfConversion({ isComposing, keyCode, code }: KeyboardEvent): boolean {
  const isEnterOnScreen = keyCode === 13 && code === '';
  return keyCode === 229 || (isComposing && !isEnterOnScreen);
}

const handleKey = (event: Event) => {
  if (!(event instanceof KeyboardEvent) || !isOfConversion(event)) return;
  event.stopPropagation();
  // Keeps the browser from submitting the form.
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * Hides the keys of input methods from all handlers inside `root`, so that Enter submits no form
 * and opens nothing, Escape closes no dialog, and arrows move nothing. Call it on React's root
 * container before other listeners are added.
 *
 * @returns How to stop.
 */
export function keepConversionKeys(root: EventTarget): () => void {
  root.addEventListener('keydown', handleKey, true);
  return () => {
    root.removeEventListener('keydown', handleKey, true);
  };
}
