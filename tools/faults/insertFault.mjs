/**
 * Inserts a fault into a source.
 * @throws Error if the text to replace does not occur exactly once.
 */
export function insertFault({ name, file, text, replacement }, source) {
  const pieces = source.split(text);
  if (pieces.length !== 2) {
    throw new Error(
      `${name}: ${file} contains its text ${pieces.length - 1} times instead of once`,
    );
  }
  return pieces.join(replacement);
}
