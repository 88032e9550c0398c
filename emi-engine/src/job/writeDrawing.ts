import type { EmiBoardHeader, EmiBoardPart } from '@portal/shared/contracts';
import { emiBoardMagic } from '@portal/shared/domain';
import { type Analysis } from '../findings/Analysis.ts';
import { partBoxes } from '../report/drawing/partBoxes.ts';
import { type CopperLayer, type Pieces } from '../model/CopperLayer.ts';

/**
 * Writes the geometry of an analyzed board for a viewer, in the format of `EmiBoardHeader`. Yields
 * consecutive pieces that share memory with the board's tables. The same board gives the same
 * bytes.
 */
export function writeDrawing({
  board,
  planes,
}: Pick<Analysis, 'board' | 'planes'>): readonly Uint8Array[] {
  const data = new DataParts();
  const header: EmiBoardHeader = {
    box: [...board.outline.box],
    outline: {
      points: data.add(board.outline.surfaces.points),
      xy: data.add(board.outline.surfaces.xy),
    },
    nets: board.nets.map(({ name }) => name),
    shapes: board.shapes.map((shape) => ({
      ...(shape.kind === 'round' && { diameter: shape.diameter }),
      polygons: shape.polygons.map(({ isNegative, rings }) => ({
        isNegative,
        rings: rings.map((ring) => [...ring]),
      })),
    })),
    layers: board.copper.map((layer, index) => ({
      isPlane: planes[index]?.isPlane ?? false,
      planeNet: planes[index]?.net ?? -1,
      references: [...(planes[index]?.references ?? [])],
      returnNets: [...(planes[index]?.returnNets ?? [])],
      ...layerParts(layer, data),
    })),
    holes: {
      count: board.holes.count,
      xy: data.add(board.holes.xy),
      diameters: data.add(board.holes.diameters),
      nets: data.add(board.holes.nets),
      from: data.add(board.holes.from),
      to: data.add(board.holes.to),
      vias: data.add(board.holes.vias),
      kinds: data.add(board.holes.kinds),
    },
    parts: partBoxes(board).map(({ ref, side, corners }) => ({
      ...{ ref, side, corners: corners.map(Math.round) },
    })),
    pins: {
      ...{ count: board.pins.count, names: [...board.pins.names] },
      xy: data.add(board.pins.xy),
      nets: data.add(board.pins.nets),
      parts: data.add(board.pins.parts),
    },
  };
  return data.finish(header);
}

function layerParts({ name, isNegative, segments, pads, areas }: CopperLayer, data: DataParts) {
  const piecesOf = (pieces: Pieces) => ({
    count: pieces.count,
    nets: data.add(pieces.nets),
    features: data.add(pieces.features),
    negative: data.add(pieces.negative),
  });
  return {
    ...{ name, isNegative },
    segments: {
      ...piecesOf(segments),
      ...{ xy: data.add(segments.xy), widths: data.add(segments.widths) },
    },
    pads: {
      ...piecesOf(pads),
      ...{ xy: data.add(pads.xy), shapes: data.add(pads.shapes), angles: data.add(pads.angles) },
      ...{ scales: data.add(pads.scales), mirrored: data.add(pads.mirrored) },
    },
    areas: {
      ...piecesOf(areas),
      ...{ rings: data.add(areas.rings), points: data.add(areas.points), xy: data.add(areas.xy) },
    },
  };
}

/** Concatenates arrays. */
class DataParts {
  readonly #arrays: Uint8Array[] = [];
  #bytes = 0;

  add(array: Int32Array | Uint8Array): EmiBoardPart {
    const part: EmiBoardPart = [this.#bytes, array.length];
    const padding = -array.byteLength & 3;
    this.#arrays.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    if (padding > 0) this.#arrays.push(new Uint8Array(padding));
    this.#bytes += array.byteLength + padding;
    return part;
  }

  finish(header: EmiBoardHeader): readonly Uint8Array[] {
    const text = Buffer.from(JSON.stringify(header));
    const padding = Buffer.alloc(-text.length & 3, ' ');
    const head = Buffer.alloc(emiBoardMagic.length + 4);
    head.write(emiBoardMagic, 'latin1');
    head.writeUInt32LE(text.length + padding.length, emiBoardMagic.length);
    // An empty piece would end the stream.
    return [head, text, padding, ...this.#arrays].filter(({ length }) => length > 0);
  }
}
