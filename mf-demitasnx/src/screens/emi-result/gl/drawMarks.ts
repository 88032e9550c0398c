import type { HeatMap } from '@portal/shared/domain';
import {
  toPicture,
  type BoardView,
  type PictureSize,
  type Place,
} from '../../../domain/board-view/BoardView.ts';
import type { Group } from '../../../domain/board-view/groupNearby.ts';
import type { Scene, ScenePart } from '../../../domain/drawing/Scene.ts';
import type { BoardColors } from './BoardColors.ts';
import { drawChange, drawCount, markRadius as radius } from './drawBadges.ts';
import { drawHeat } from './drawHeat.ts';
import type { BoardMark } from './BoardMark.ts';

/** Marks closer than this are drawn as one, in pixels. */
export const markReach = 34;
/** Maximum number of parts drawn. */
const mostParts = 400;
/** Minimum size of a part with a designator, in pixels. */
const namedFrom = 26;
const family = 'system-ui, sans-serif';

export interface Overlay {
  readonly view: BoardView;
  readonly size: PictureSize;
  readonly colors: BoardColors;
  /** Overlapping marks, worst of each group first. */
  readonly groups: readonly Group<BoardMark>[];
  readonly heat: HeatMap | null;
  readonly chosen: string | null;
  readonly hasParts: boolean;
  /** Designator of the part to emphasize. */
  readonly part: string | null;
  readonly ruler: Ruler | null;
}

/** A measured distance; places are millimeters from the board's center. */
export interface Ruler {
  readonly from: Place;
  readonly to: Place;
  readonly text: string;
}

function isInside({ x, y }: Place, { width, height }: PictureSize): boolean {
  return x > -radius && y > -radius && x < width + radius && y < height + radius;
}

/** The mark at a place of the picture. A group yields its first mark, then the others in turn. */
export function markAt({ view, size, groups, chosen }: Overlay, at: Place): BoardMark | undefined {
  const isHit = (mark: BoardMark) => {
    const { x, y } = toPicture(view, size, mark);
    return Math.hypot(x - at.x, y - at.y) <= radius + 3;
  };
  const chosenIn = (group: Group<BoardMark>) => group.findIndex(({ id }) => id === chosen);
  const hit = groups.find((group) => {
    const mark = group[chosenIn(group)];
    return isHit(group[0]) || (mark !== undefined && isHit(mark));
  });
  return hit?.[(chosenIn(hit) + 1) % hit.length];
}

function markOf({ groups, chosen }: Overlay): BoardMark | undefined {
  for (const group of groups) for (const mark of group) if (mark.id === chosen) return mark;
  return undefined;
}

/** Draws marks, the path of the selected finding and designators above a board. */
export function drawMarks(canvas: CanvasRenderingContext2D, overlay: Overlay, scene: Scene): void {
  const { view, size, groups, colors } = overlay;
  canvas.clearRect(0, 0, size.width, size.height);
  if (overlay.heat) drawHeat(canvas, overlay, overlay.heat);
  if (overlay.hasParts) drawParts(canvas, overlay, scene);
  const part = scene.parts.find(({ ref }) => ref === overlay.part);
  if (part) drawPart(canvas, overlay, part);
  const found = markOf(overlay);
  if (found) drawPaths(canvas, overlay, found);
  for (const [mark, ...others] of groups.toReversed()) {
    const place = toPicture(view, size, mark);
    if (!isInside(place, size)) continue;
    if (mark !== found) drawMark(canvas, colors, mark, place);
    if (others.length > 0) drawCount(canvas, colors, others.length, place);
  }
  if (overlay.ruler) drawRuler(canvas, overlay, overlay.ruler);
  if (!found) return;
  const place = toPicture(view, size, found);
  drawMark(canvas, colors, found, place);
  canvas.strokeStyle = colors.ink.css;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.arc(place.x, place.y, radius + 6, 0, 2 * Math.PI);
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

/** Errors are diamonds, warnings triangles, information circles. */
function traceShape(
  canvas: CanvasRenderingContext2D,
  { severity }: BoardMark,
  { x, y }: Place,
): void {
  canvas.beginPath();
  if (severity === 'info') {
    canvas.arc(x, y, radius, 0, 2 * Math.PI);
  } else if (severity === 'error') {
    canvas.moveTo(x, y - radius * 1.3);
    canvas.lineTo(x + radius * 1.3, y);
    canvas.lineTo(x, y + radius * 1.3);
    canvas.lineTo(x - radius * 1.3, y);
  } else {
    canvas.moveTo(x, y - radius * 1.25);
    canvas.lineTo(x + radius * 1.25, y + radius);
    canvas.lineTo(x - radius * 1.25, y + radius);
  }
  canvas.closePath();
}

function drawMark(
  canvas: CanvasRenderingContext2D,
  colors: BoardColors,
  mark: BoardMark,
  place: Place,
): void {
  const color = mark.isHollow ? colors.grey : colors[mark.severity];
  traceShape(canvas, mark, place);
  canvas.fillStyle = mark.isHollow ? colors.board.css : color.css;
  canvas.fill();
  canvas.strokeStyle = mark.isHollow ? color.css : colors.board.css;
  canvas.lineWidth = 1.5;
  canvas.stroke();
  canvas.font = `600 ${mark.no > 99 ? 8 : 10}px ${family}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = mark.isHollow ? color.css : colors.board.css;
  const { x, y } = place;
  canvas.fillText(String(mark.no), x, mark.severity === 'warning' ? y + 3 : y + 0.5);
  drawChange(canvas, colors, mark, place);
}

function traceCorners(
  canvas: CanvasRenderingContext2D,
  view: BoardView,
  size: PictureSize,
  corners: readonly number[],
): void {
  for (let at = 0; at < corners.length; at += 2) {
    const corner = toPicture(view, size, { x: corners[at] ?? 0, y: corners[at + 1] ?? 0 });
    if (at === 0) canvas.moveTo(corner.x, corner.y);
    else canvas.lineTo(corner.x, corner.y);
  }
  canvas.closePath();
}

/** Draws the part that was looked for, with its name. */
function drawPart(
  canvas: CanvasRenderingContext2D,
  { view, size, colors }: Overlay,
  { ref, corners, ...place }: ScenePart,
): void {
  canvas.strokeStyle = colors.ink.css;
  canvas.lineWidth = 3;
  canvas.beginPath();
  traceCorners(canvas, view, size, corners);
  canvas.stroke();
  drawLabel(canvas, colors, ref, toPicture(view, size, place));
}

function drawRuler(
  canvas: CanvasRenderingContext2D,
  { view, size, colors }: Overlay,
  ruler: Ruler,
): void {
  const from = toPicture(view, size, ruler.from);
  const to = toPicture(view, size, ruler.to);
  canvas.strokeStyle = colors.ink.css;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.moveTo(from.x, from.y);
  canvas.lineTo(to.x, to.y);
  for (const { x, y } of [from, to]) {
    canvas.moveTo(x + 5, y);
    canvas.arc(x, y, 5, 0, 2 * Math.PI);
  }
  canvas.stroke();
  drawLabel(canvas, colors, ruler.text, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 14 });
}

/** Draws a text on a plate around a place. */
function drawLabel(
  canvas: CanvasRenderingContext2D,
  colors: BoardColors,
  text: string,
  { x, y }: Place,
): void {
  canvas.font = `600 12px ${family}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const half = canvas.measureText(text).width / 2 + 5;
  canvas.beginPath();
  canvas.roundRect(x - half, y - 10, 2 * half, 20, 5);
  canvas.fillStyle = colors.board.css;
  canvas.fill();
  canvas.strokeStyle = colors.muted.css;
  canvas.lineWidth = 1;
  canvas.stroke();
  canvas.fillStyle = colors.ink.css;
  canvas.fillText(text, x, y + 0.5);
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
  for (const { corners } of inSight) traceCorners(canvas, view, size, corners);
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
