/** The pieces of a text between its separators, which stay at the ends of their pieces. */
export function piecesOf(text: string, separator: string): readonly string[] {
  const pieces = text.split(separator);
  return pieces.map((piece, index) =>
    index < pieces.length - 1 ? piece + separator.trimEnd() : piece,
  );
}
