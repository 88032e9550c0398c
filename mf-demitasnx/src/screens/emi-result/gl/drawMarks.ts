import {
  toPicture,
  type BoardView,
  type PictureSize,
} from '../../../domain/board-view/BoardView.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import type { BoardColors } from './BoardColors.ts';
import type { BoardMark } from './BoardMark.ts';

/** Half the size of a mark in pixels, and the size of the cells in which only one has its number. */
const radius = 9;
const cell = 22;
/** Most marks and parts that are drawn; the worst marks come first. */
const mostMarks = 400;
const mostParts = 400;
/** Smallest side in pixels at which a part has its designator. */
const namedFrom = 26;
const family = 'system-ui, sans-serif';

export interface Overlay {
  readonly view: BoardView;
  readonly size: PictureSize;
  readonly colors: BoardColors;
  readonly marks: readonly BoardMark[];
  readonly chosen: string | null;
  readonly hasParts: boolean;
}

interface PlacedMark {
  readonly mark: BoardMark;
  readonly x: number;
  readonly y: number;
  /** Whether its number is drawn; without, it is a small sign beside a worse one. */
  readonly hasNumber: boolean;
}

function isInside({ x, y }: { x: number; y: number }, { width, height }: PictureSize): boolean {
  return x > -radius && y > -radius && x < width + radius && y < height + radius;
}

/** The marks in sight; of those that would lie on each other, the worst has its number. */
export function placeMarks({ view, size, marks, chosen }: Overlay): readonly PlacedMark[] {
  const taken = new Set<string>();
  const placed: PlacedMark[] = [];
  for (const mark of marks) {
    const { x, y } = toPicture(view, size, mark);
    if (!isInside({ x, y }, size)) continue;
    const [column, row] = [Math.round(x / cell), Math.round(y / cell)];
    const key = `${column} ${row}`;
    const hasNumber = !taken.has(key) || mark.id === chosen;
    taken.add(key);
    placed.push({ mark, x, y, hasNumber });
    if (placed.length === mostMarks) break;
  }
  return placed;
}

/** The mark at a place of the picture, the worst of them first. */
export function markAt(overlay: Overlay, x: number, y: number): BoardMark | undefined {
  return placeMarks(overlay).find(
    ({ x: markX, y: markY, hasNumber }) =>
      Math.hypot(markX - x, markY - y) <= (hasNumber ? radius + 3 : radius - 3),
  )?.mark;
}

/** Draws marks, the way of the chosen finding and the designators above a board. */
export function drawMarks(canvas: CanvasRenderingContext2D, overlay: Overlay, scene: Scene): void {
  const { size, marks, chosen } = overlay;
  canvas.clearRect(0, 0, size.width, size.height);
  if (overlay.hasParts) drawParts(canvas, overlay, scene);
  const found = marks.find(({ id }) => id === chosen);
  if (found) drawPaths(canvas, overlay, found);
  const placed = placeMarks(overlay);
  for (const one of placed.toReversed()) if (one.mark !== found) drawMark(canvas, overlay, one);
  const last = placed.find(({ mark }) => mark === found);
  if (!last) return;
  drawMark(canvas, overlay, last);
  canvas.strokeStyle = overlay.colors.ink.css;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.arc(last.x, last.y, radius + 6, 0, 2 * Math.PI);
  canvas.stroke();
}

function drawPaths(
  canvas: CanvasRenderingContext2D,
  { view, size, colors }: Overlay,
  { paths }: BoardMark,
): void {
  for (const [color, width] of [
    [colors.board.css, 6],
    [colors.ink.css, 3],
  ] as const) {
    canvas.strokeStyle = color;
    canvas.lineWidth = width;
    canvas.beginPath();
    for (const path of paths)
      for (let at = 0; at < path.length; at += 2) {
        const { x, y } = toPicture(view, size, { x: path[at] ?? 0, y: path[at + 1] ?? 0 });
        if (at === 0) canvas.moveTo(x, y);
        else canvas.lineTo(x, y);
      }
    canvas.stroke();
  }
}

/** An error is a square on its tip, a warning a triangle, information a circle. */
function shapeOf(canvas: CanvasRenderingContext2D, { mark, x, y, hasNumber }: PlacedMark): void {
  const reach = hasNumber ? radius : radius * 0.5;
  canvas.beginPath();
  if (mark.severity === 'info') {
    canvas.arc(x, y, reach, 0, 2 * Math.PI);
  } else if (mark.severity === 'error') {
    canvas.moveTo(x, y - reach * 1.3);
    canvas.lineTo(x + reach * 1.3, y);
    canvas.lineTo(x, y + reach * 1.3);
    canvas.lineTo(x - reach * 1.3, y);
  } else {
    canvas.moveTo(x, y - reach * 1.25);
    canvas.lineTo(x + reach * 1.25, y + reach);
    canvas.lineTo(x - reach * 1.25, y + reach);
  }
  canvas.closePath();
}

function drawMark(canvas: CanvasRenderingContext2D, { colors }: Overlay, placed: PlacedMark): void {
  const { mark, x, y, hasNumber } = placed;
  const color = mark.isHollow ? colors.grey : colors[mark.severity];
  shapeOf(canvas, placed);
  canvas.fillStyle = mark.isHollow ? colors.board.css : color.css;
  canvas.fill();
  canvas.strokeStyle = mark.isHollow ? color.css : colors.board.css;
  canvas.lineWidth = 1.5;
  canvas.stroke();
  if (!hasNumber) return;
  canvas.font = `600 ${mark.no > 99 ? 8 : 10}px ${family}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = mark.isHollow ? color.css : colors.board.css;
  canvas.fillText(String(mark.no), x, mark.severity === 'warning' ? y + 3 : y + 0.5);
}

function drawParts(
  canvas: CanvasRenderingContext2D,
  { view, size, colors }: Overlay,
  { parts }: Scene,
): void {
  const side = view.isFromBelow ? 'bottom' : 'top';
  const inSight = parts.filter(
    (part) => part.side === side && isInside(toPicture(view, size, part), size),
  );
  if (inSight.length > mostParts) return;
  canvas.strokeStyle = colors.muted.css;
  canvas.fillStyle = colors.ink.css;
  canvas.lineWidth = 1;
  canvas.font = `500 11px ${family}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.beginPath();
  for (const { corners } of inSight) {
    for (let at = 0; at < corners.length; at += 2) {
      const corner = toPicture(view, size, { x: corners[at] ?? 0, y: corners[at + 1] ?? 0 });
      if (at === 0) canvas.moveTo(corner.x, corner.y);
      else canvas.lineTo(corner.x, corner.y);
    }
    canvas.closePath();
  }
  canvas.stroke();
  for (const { ref, corners, ...place } of inSight) {
    const extent = Math.hypot(
      (corners[4] ?? 0) - (corners[0] ?? 0),
      (corners[5] ?? 0) - (corners[1] ?? 0),
    );
    if (extent * view.scale < namedFrom) continue;
    const { x, y } = toPicture(view, size, place);
    canvas.fillText(ref, x, y);
  }
}
