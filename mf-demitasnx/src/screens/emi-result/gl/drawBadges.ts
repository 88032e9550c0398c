import type { Place } from '../../../domain/board-view/BoardView.ts';
import type { BoardColors } from './BoardColors.ts';
import type { BoardMark } from './BoardMark.ts';

/** Half the size of a mark in pixels. */
export const markRadius = 9;
const font = '600 9px system-ui, sans-serif';

/** Draws the number of other marks in the group at the upper right of a mark. */
export function drawCount(
  canvas: CanvasRenderingContext2D,
  colors: BoardColors,
  count: number,
  { x, y }: Place,
): void {
  drawBadge(canvas, colors, `+${count}`, { x: x + markRadius * 0.7, y: y - markRadius * 1.1 });
}

/** The same signs as in the list of findings. */
const signs = { new: '+', gone: '✓' } as const;

/** Draws at the lower right of a mark whether a comparison found it in one run only. */
export function drawChange(
  canvas: CanvasRenderingContext2D,
  colors: BoardColors,
  { change }: Pick<BoardMark, 'change'>,
  { x, y }: Place,
): void {
  if (change === null || change === 'still') return;
  drawBadge(canvas, colors, signs[change], { x: x + markRadius * 0.7, y: y + markRadius * 1.1 });
}

/** Draws a text on a plate that begins at `x`. */
function drawBadge(
  canvas: CanvasRenderingContext2D,
  colors: BoardColors,
  text: string,
  { x, y }: Place,
): void {
  canvas.font = font;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.beginPath();
  canvas.roundRect(x - 3, y - 6, canvas.measureText(text).width + 6, 12, 6);
  canvas.fillStyle = colors.board.css;
  canvas.fill();
  canvas.strokeStyle = colors.muted.css;
  canvas.lineWidth = 1;
  canvas.stroke();
  canvas.fillStyle = colors.ink.css;
  canvas.fillText(text, x, y + 0.5);
}
