import { type Strokes } from './LayerPicture.ts';

/** Nanometres per drawing unit: a hundredth of a millimetre keeps numbers short. */
export const drawingUnit = 10_000;

export function toUnits(nanometres: number): number {
  return Math.round(nanometres / drawingUnit);
}

/** Path characters that are flattened at once. */
const pieceLength = 1 << 16;

/** Writes SVG path data in integer units with relative steps, which keeps it short. */
export class SvgPath {
  readonly #done: string[] = [];
  #text = '';
  #x = 0;
  #y = 0;
  /** Whether a pair of numbers without a letter continues the line. */
  #isInLine = false;

  /**
   * Starts a new line. The first `m` of a path is absolute, so it works for the first point too.
   */
  moveTo(x: number, y: number): void {
    const [toX, toY] = [toUnits(x), toUnits(y)];
    this.#text += 'm';
    this.#pair(toX - this.#x, toY - this.#y, true);
    [this.#x, this.#y] = [toX, toY];
    this.#isInLine = true;
  }

  lineTo(x: number, y: number): void {
    const [toX, toY] = [toUnits(x), toUnits(y)];
    const [dx, dy] = [toX - this.#x, toY - this.#y];
    if (dx === 0 && dy === 0) return;
    if (!this.#isInLine) this.#text += 'l';
    this.#pair(dx, dy, !this.#isInLine);
    this.#isInLine = true;
    [this.#x, this.#y] = [toX, toY];
  }

  /** Adds strokes of one width; a stroke that starts where the last one ended continues it. */
  addStrokes(strokes: readonly number[]): void {
    let endX = NaN;
    let endY = NaN;
    for (let at = 0; at < strokes.length; at += 4) {
      const [xs = 0, ys = 0, xe = 0, ye = 0] = strokes.slice(at, at + 4);
      if (xs !== endX || ys !== endY) this.moveTo(xs, ys);
      if (toUnits(xs) === toUnits(xe) && toUnits(ys) === toUnits(ye)) this.#dot();
      else this.lineTo(xe, ye);
      [endX, endY] = [xe, ye];
      this.#settle();
    }
  }

  addRing(ring: ArrayLike<number>): void {
    if (ring.length < 6) return;
    const [startX, startY] = [ring[0] ?? 0, ring[1] ?? 0];
    this.moveTo(startX, startY);
    for (let at = 2; at < ring.length; at += 2) this.lineTo(ring[at] ?? 0, ring[at + 1] ?? 0);
    this.#text += 'z';
    this.#settle();
    [this.#x, this.#y] = [toUnits(startX), toUnits(startY)];
    this.#isInLine = false;
  }

  toString(): string {
    return [...this.#done, this.#text].join('');
  }

  /**
   * Flattens the text so far. V8 keeps concatenated strings as a tree until they are read, which
   * takes ten times the memory: half a gigabyte for a layer of a panel.
   */
  #settle(): void {
    if (this.#text.length < pieceLength) return;
    // Reading a character flattens the string.
    this.#text.charCodeAt(0);
    this.#done.push(this.#text);
    this.#text = '';
  }

  /** A line of zero length; round ends make it a dot. */
  #dot(): void {
    this.#text += 'h0';
    this.#isInLine = false;
  }

  #pair(x: number, y: number, isFirst: boolean): void {
    this.#text += `${isFirst || x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
  }
}

/** Path data of rings. */
export function ringsPath(rings: Iterable<ArrayLike<number>>): string {
  const path = new SvgPath();
  for (const ring of rings) path.addRing(ring);
  return path.toString();
}

/** Path data of strokes by width in drawing units. */
export function strokePaths(strokes: Strokes): readonly (readonly [width: number, data: string])[] {
  return [...strokes].map(([width, xy]) => {
    const path = new SvgPath();
    path.addStrokes(xy);
    // At least a tenth of a unit: some programs draw width 0 as a hairline.
    return [Math.max(0.1, Math.round(width / (drawingUnit / 10)) / 10), path.toString()] as const;
  });
}
