import { type Board } from '../../model/Board.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { CoarseCopper } from './CoarseCopper.ts';
import { eachPiece, drawingWeight } from './eachPiece.ts';
import { LayerPen } from './LayerPen.ts';
import { type LayerPicture } from './LayerPicture.ts';

/**
 * The picture of a layer. The first `exactly` pieces (areas first, unless something is erased) are
 * drawn exactly, the rest as simplified copper, so that the largest boards can be shown.
 */
export function pictureLayer(
  layer: CopperLayer,
  { shapes, outline }: Pick<Board, 'shapes' | 'outline'>,
  exactly: number,
): LayerPicture {
  let left = exactly;
  let simplified = 0;
  const coarse = new CoarseCopper(outline.box);
  const pen = new LayerPen(layer, shapes);
  eachPiece(layer, (kind, row) => {
    // Erasing pieces are always drawn exactly; simplified copper cannot represent them.
    if (left > 0 || layer[kind].negative[row] === 1) {
      pen.draw(kind, row);
      left -= drawingWeight(layer, kind, row);
    } else {
      coarse.add(layer, kind, row);
      simplified += 1;
    }
  });
  const runs = pen.finish();
  if (simplified > 0) runs.unshift(coarse.finish(layer.isNegative));
  return { isNegative: layer.isNegative, runs, simplified };
}
