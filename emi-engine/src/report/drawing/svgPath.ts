import { type Strokes } from './LayerPicture.ts';

/** Nanometres of a unit of drawings: a hundredth of a millimetre keeps numbers short. */
export const drawingUnit = 10_000;

export function toUnits(nanometres: number): number {
  return Math.round(nanometres / drawingUnit);
}

/** Characters of a path that are put aside at once. */
const pieceLength = 1 << 16;

/** Writes the data of an SVG path in whole units with relative steps, which makes it short. */
export class SvgPath {
  readonly #done: string[] = [];
  #text = '';
  #x = 0;
  #y = 0;
  /** Whether a pair of numbers without a letter goes on with lines. */
  #isInLine = false;

  /** Begins a new line at a place; `m` of a path's first point is absolute, so this is it, too. */
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

  /** Adds strokes of one width; one that begins where the last ended goes on with it. */
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
   * Puts what was written aside in one piece. Until a text is read, it is a tree of all that was put
   * together, which takes ten times its memory: half a gigabyte for a layer of a panel.
   */
  #settle(): void {
    if (this.#text.length < pieceLength) return;
    // Reading it is what makes it one piece.
    this.#text.charCodeAt(0);
    this.#done.push(this.#text);
    this.#text = '';
  }

  /** A line of no length, which round ends make a dot. */
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

/** Path data of strokes by their width in units. */
export function strokePaths(strokes: Strokes): readonly (readonly [width: number, data: string])[] {
  return [...strokes].map(([width, xy]) => {
    const path = new SvgPath();
    path.addStrokes(xy);
    // Nothing is thinner than a tenth of a unit: some programs draw width 0 as a hairline.
    return [Math.max(0.1, Math.round(width / (drawingUnit / 10)) / 10), path.toString()] as const;
  });
}
