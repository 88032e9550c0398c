import { heatCellMm, type HeatMap } from '@portal/shared/domain';
import {
  toPicture,
  type BoardView,
  type PictureSize,
} from '../../../domain/board-view/BoardView.ts';
import type { BoardColors } from './BoardColors.ts';

interface Picture {
  readonly view: BoardView;
  readonly size: PictureSize;
  readonly colors: BoardColors;
}

/** Opacity of a cell, so that the copper shows through. */
const opacity = 0.75;
/** Smallest cell, and smallest with its number, in pixels. */
const smallest = 6;
const numberedFrom = 12;

/**
 * Draws the cells of a heat map, a path for each color. With forced colors, cells have the number
 * of their step.
 */
export function drawHeat(
  canvas: CanvasRenderingContext2D,
  { view, size, colors }: Picture,
  { cells }: HeatMap,
): void {
  const side = Math.max(heatCellMm * view.scale, smallest);
  const half = heatCellMm / 2;
  const placed = cells
    .map((cell) => {
      const middle = toPicture(view, size, { x: cell.x + half, y: cell.y + half });
      return { step: cell.step, x: middle.x - side / 2, y: middle.y - side / 2 };
    })
    .filter(({ x, y }) => x + side > 0 && y + side > 0 && x < size.width && y < size.height);
  canvas.globalAlpha = opacity;
  for (const [index, color] of colors.heat.entries()) {
    canvas.fillStyle = color.css;
    canvas.beginPath();
    for (const { x, y, step } of placed) if (step === index + 1) canvas.rect(x, y, side, side);
    canvas.fill();
  }
  canvas.globalAlpha = 1;
  if (!colors.isForced || side < numberedFrom) return;
  canvas.fillStyle = colors.ink.css;
  canvas.font = '600 11px system-ui, sans-serif';
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  for (const { x, y, step } of placed) canvas.fillText(String(step), x + side / 2, y + side / 2);
}
