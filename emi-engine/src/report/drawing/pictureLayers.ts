import { type Board } from '../../model/Board.ts';
import { weightOfLayer } from './eachPiece.ts';
import { type LayerPicture } from './LayerPicture.ts';
import { pictureLayer } from './pictureLayer.ts';

/**
 * Features of a board that are drawn exactly; the rest is simplified to limit file size. Areas
 * count as several features (`drawingWeight`).
 */
export const exactFeatures = 300_000;

/** The pictures of all copper layers. Layers share the limit in proportion to their features. */
export function pictureLayers(
  board: Pick<Board, 'copper' | 'shapes' | 'outline'>,
  exactly = exactFeatures,
): LayerPicture[] {
  const counts = board.copper.map(weightOfLayer);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const share = all > exactly ? exactly / all : 1;
  return board.copper.map((layer, index) =>
    pictureLayer(layer, board, Math.floor((counts[index] ?? 0) * share)),
  );
}
