import { type Board } from '../model/Board.ts';
import { type CopperLayer, type Pieces } from '../model/CopperLayer.ts';

/** First bytes of a drawing: `EMID` and the version of the format. */
export const drawingMagic = 'EMID0001';

/** Where an array lies: bytes from the start of the data, and its numbers. */
type Part = readonly [offset: number, length: number];

/**
 * The geometry of a board for a viewer, as one file:
 *
 * | bytes | content |
 * | --- | --- |
 * | 0–7 | `EMID0001` |
 * | 8–11 | length `n` of the header in bytes, little endian, a multiple of 4 |
 * | 12–(12 + n) | header, JSON in UTF-8, filled up with spaces: `DrawingHeader` |
 * | from 12 + n | data: the arrays that the header refers to, each at a multiple of 4 |
 *
 * Coordinates and sizes are whole nanometres in `Int32Array`s, little endian, y upwards, seen from
 * the top; flags are `Uint8Array`s. A reader makes views on the file's buffer and copies nothing.
 */
export interface DrawingHeader {
  readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  /** Rings of the outline; none where the box stands for it. Even and odd. */
  readonly outline: RingParts;
  /** Names by number; pieces refer to them, -1 is no net. */
  readonly nets: readonly string[];
  /** Forms of pads around their origin. `round` has a diameter, all others rings. */
  readonly shapes: readonly {
    readonly diameter?: number;
    /** Rings of each polygon, even and odd; `isNegative` erases the polygons before it. */
    readonly polygons: readonly {
      readonly isNegative: boolean;
      readonly rings: readonly (readonly number[])[];
    }[];
  }[];
  readonly layers: readonly {
    readonly name: string;
    /** Copper is the outline without the pieces. */
    readonly isNegative: boolean;
    /** Round-ended strokes: `xy` has `xs ys xe ye` each. */
    readonly segments: PieceParts & { readonly xy: Part; readonly widths: Part };
    /** `angles` clockwise in thousandths of a degree, after `mirrored` (in x); `scales` thousandths. */
    readonly pads: PieceParts & {
      readonly xy: Part;
      readonly shapes: Part;
      readonly angles: Part;
      readonly scales: Part;
      readonly mirrored: Part;
    };
    /** Area `i` has the rings `rings[i]` up to `rings[i + 1]`, even and odd. */
    readonly areas: PieceParts & RingParts & { readonly rings: Part };
  }[];
  /** Round holes: `from` and `to` are the copper layers they go through, `vias` flags. */
  readonly holes: {
    readonly count: number;
    readonly xy: Part;
    readonly diameters: Part;
    readonly nets: Part;
    readonly from: Part;
    readonly to: Part;
    readonly vias: Part;
  };
  readonly parts: readonly {
    readonly ref: string;
    readonly side: 'top' | 'bottom';
    readonly x: number;
    readonly y: number;
    /** Clockwise, in thousandths of a degree. */
    readonly angle: number;
    /** Extent around its center before it is turned. */
    readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  }[];
}

/** Ring `r` has the points `points[r]` up to `points[r + 1]`; point `p` lies at `xy[2 p]`, `xy[2 p + 1]`. */
interface RingParts {
  readonly points: Part;
  readonly xy: Part;
}

interface PieceParts {
  readonly count: number;
  /** Number of the net of each piece. */
  readonly nets: Part;
  /** Order of drawing, which matters where a piece of the layer is negative. */
  readonly features: Part;
  /** Flags: the piece erases what was drawn before it. */
  readonly negative: Part;
}

/** Writes the drawing of a board. The same board gives the same bytes. */
export function writeDrawing(board: Board): Buffer {
  const data = new DataParts();
  const header: DrawingHeader = {
    box: board.outline.box,
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
    layers: board.copper.map((layer) => layerParts(layer, data)),
    holes: {
      count: board.holes.count,
      xy: data.add(board.holes.xy),
      diameters: data.add(board.holes.diameters),
      nets: data.add(board.holes.nets),
      from: data.add(board.holes.from),
      to: data.add(board.holes.to),
      vias: data.add(board.holes.vias),
    },
    parts: board.parts.map(({ ref, side, x, y, angle, packageBox: box }) => ({
      ...{ ref, side, x, y, angle, box },
    })),
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

/** Collects arrays behind one another. */
class DataParts {
  readonly #arrays: Uint8Array[] = [];
  #bytes = 0;

  add(array: Int32Array | Uint8Array): Part {
    const part = [this.#bytes, array.length] as const;
    const padding = -array.byteLength & 3;
    this.#arrays.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    if (padding > 0) this.#arrays.push(new Uint8Array(padding));
    this.#bytes += array.byteLength + padding;
    return part;
  }

  finish(header: DrawingHeader): Buffer {
    const text = Buffer.from(JSON.stringify(header));
    const padding = Buffer.alloc(-text.length & 3, ' ');
    const head = Buffer.alloc(drawingMagic.length + 4);
    head.write(drawingMagic, 'latin1');
    head.writeUInt32LE(text.length + padding.length, drawingMagic.length);
    return Buffer.concat([head, text, padding, ...this.#arrays]);
  }
}
