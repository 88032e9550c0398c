import { type CopperLayer } from '../../model/CopperLayer.ts';
import { type SymbolShape } from '../../odb/symbols/SymbolShape.ts';
import { type PieceKind } from './eachPiece.ts';
import { type Rings, type Run } from './LayerPicture.ts';
import { RunBuilder } from './RunBuilder.ts';
import { thinnedRings } from './thinRing.ts';

/** Draws pieces of a layer in sequence; a change of polarity starts a new run. */
export class LayerPen {
  readonly #runs: Run[] = [];
  #run: RunBuilder | undefined;
  /** Pieces drawn so far. */
  pieces = 0;

  constructor(
    private readonly layer: CopperLayer,
    private readonly shapes: readonly SymbolShape[],
    private readonly thinned = new Map<SymbolShape, SymbolShape>(),
  ) {}

  draw(kind: PieceKind, row: number): void {
    const run = this.#runOf(kind, row);
    if (kind === 'segments') run.addSegment(this.layer, row);
    else if (kind === 'pads') run.addPad(this.layer, row, this.shapes);
    else run.addArea(thinnedRings(this.layer, row));
  }

  /** Draws part of an area of the layer. */
  drawArea(row: number, rings: Rings): void {
    this.#runOf('areas', row).addArea(rings);
  }

  finish(): Run[] {
    if (this.#run) this.#runs.push(this.#run.finish());
    this.#run = undefined;
    return this.#runs;
  }

  #runOf(kind: PieceKind, row: number): RunBuilder {
    this.pieces += 1;
    const isErasing = (this.layer[kind].negative[row] === 1) !== this.layer.isNegative;
    if (this.#run?.isErasing === isErasing) return this.#run;
    if (this.#run) this.#runs.push(this.#run.finish());
    this.#run = new RunBuilder(isErasing, this.thinned);
    return this.#run;
  }
}
