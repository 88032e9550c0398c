/**
 * Whether a key belongs to an input method that converts the input, such as Japanese. Safari ends the
 * conversion before it reports the key that confirmed it, and marks that key by the code 229 alone.
 * Android's screen keyboard composes every word, English ones too, until a space follows: its Enter,
 * which has no physical key, counts as a real one.
 */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else reports the code 229
function isOfConversion({ isComposing, keyCode, code }: KeyboardEvent): boolean {
  const isEnterOnScreen = keyCode === 13 && code === '';
  return keyCode === 229 || (isComposing && !isEnterOnScreen);
}

const handleKey = (event: Event) => {
  if (!(event instanceof KeyboardEvent) || !isOfConversion(event)) return;
  event.stopPropagation();
  // Nor does the browser itself send the form.
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * Keeps the keys of a conversion from everything inside `root`: no handler hears of them, so that
 * Enter sends no form and opens nothing, Escape closes no dialog and arrows mark nothing. To be called
 * for whatever React renders into, before anything listens.
 *
 * @returns How to stop.
 */
export function keepConversionKeys(root: EventTarget): () => void {
  root.addEventListener('keydown', handleKey, true);
  return () => {
    root.removeEventListener('keydown', handleKey, true);
  };
}
