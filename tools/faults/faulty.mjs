/**
 * A source with a fault in it.
 * @throws Error when the text that the fault replaces is not there exactly once.
 */
export function faulty({ name, file, text, replacement }, source) {
  const pieces = source.split(text);
  if (pieces.length !== 2) {
    throw new Error(`${name}: ${file} has its text ${pieces.length - 1} times, not once`);
  }
  return pieces.join(replacement);
}
