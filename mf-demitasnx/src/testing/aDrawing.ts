import { emiBoardMagic, type EmiBoardHeader, type EmiBoardPart } from '@portal/shared/contracts';

/** Nanometers per millimeter: plans are in mm. */
const mm = 1_000_000;

interface PlannedPiece {
  /** Number of the net, -1 for none. */
  readonly net?: number;
  readonly isNegative?: boolean;
}

/** A layer of a test board, in millimeters. */
export interface PlannedLayer {
  readonly name: string;
  readonly isNegative?: boolean;
  readonly planeNet?: number;
  readonly references?: readonly number[];
  readonly areas?: readonly (PlannedPiece & { readonly rings: readonly (readonly number[])[] })[];
  readonly lines?: readonly (PlannedPiece & {
    readonly xy: readonly number[];
    readonly width: number;
  })[];
  readonly pads?: readonly (PlannedPiece & {
    readonly xy: readonly number[];
    readonly shape: number;
    readonly angle?: number;
  })[];
}

interface PlannedBoard {
  readonly nets?: readonly string[];
  readonly width?: number;
  readonly height?: number;
  readonly shapes?: EmiBoardHeader['shapes'];
  readonly layers?: readonly PlannedLayer[];
  readonly holes?: readonly { readonly xy: readonly number[]; readonly net: number }[];
  readonly parts?: EmiBoardHeader['parts'];
}

/** Concatenates arrays as in a drawing. */
class Data {
  readonly #arrays: (Int32Array | Uint8Array)[] = [];
  bytes = 0;

  numbers(values: readonly number[]): EmiBoardPart {
    return this.#add(Int32Array.from(values), 4 * values.length, values.length);
  }

  flags(values: readonly boolean[]): EmiBoardPart {
    return this.#add(Uint8Array.from(values, Number), values.length, values.length);
  }

  #add(array: Int32Array | Uint8Array, bytes: number, length: number): EmiBoardPart {
    const part: EmiBoardPart = [this.bytes, length];
    this.#arrays.push(array);
    this.bytes += Math.ceil(bytes / 4) * 4;
    return part;
  }

  copyTo(target: Uint8Array): void {
    let at = 0;
    for (const array of this.#arrays) {
      target.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
      at += Math.ceil(array.byteLength / 4) * 4;
    }
  }
}

/** Cumulative lengths: the start of each entry, then the total. */
function starts(lengths: readonly number[]): number[] {
  return lengths.reduce((sums, length) => [...sums, (sums.at(-1) ?? 0) + length], [0]);
}

/** The bytes of a drawing as the server writes them, for a board planned in millimeters. */
export function aDrawing({
  nets = ['GND', 'CLK'],
  width = 40,
  height = 30,
  shapes = [],
  layers = [],
  holes = [],
  parts = [],
}: PlannedBoard = {}): ArrayBuffer {
  const data = new Data();
  const scaled = (values: readonly number[]) => values.map((value) => Math.round(value * mm));
  let feature = 0;
  const pieces = (all: readonly PlannedPiece[]) => ({
    count: all.length,
    nets: data.numbers(all.map(({ net = -1 }) => net)),
    features: data.numbers(all.map(() => feature++)),
    negative: data.flags(all.map(({ isNegative = false }) => isNegative)),
  });
  const outline = [0, 0, width, 0, width, height, 0, height];
  const header: EmiBoardHeader = {
    box: [0, 0, width * mm, height * mm],
    outline: { points: data.numbers([0, 4]), xy: data.numbers(scaled(outline)) },
    nets: [...nets],
    shapes,
    layers: layers.map(({ areas = [], lines = [], pads = [], ...layer }) => {
      const rings = areas.flatMap((area) => area.rings);
      return {
        name: layer.name,
        isNegative: layer.isNegative ?? false,
        isPlane: layer.planeNet !== undefined,
        planeNet: layer.planeNet ?? -1,
        references: [...(layer.references ?? [])],
        returnNets: [],
        areas: {
          ...pieces(areas),
          rings: data.numbers(starts(areas.map((area) => area.rings.length))),
          points: data.numbers(starts(rings.map((ring) => ring.length / 2))),
          xy: data.numbers(scaled(rings.flat())),
        },
        segments: {
          ...pieces(lines),
          xy: data.numbers(scaled(lines.flatMap(({ xy }) => xy))),
          widths: data.numbers(scaled(lines.map((line) => line.width))),
        },
        pads: {
          ...pieces(pads),
          xy: data.numbers(scaled(pads.flatMap(({ xy }) => xy))),
          shapes: data.numbers(pads.map(({ shape }) => shape)),
          angles: data.numbers(pads.map(({ angle = 0 }) => angle * 1000)),
          scales: data.numbers(pads.map(() => 1000)),
          mirrored: data.flags(pads.map(() => false)),
        },
      };
    }),
    holes: {
      count: holes.length,
      xy: data.numbers(scaled(holes.flatMap(({ xy }) => xy))),
      diameters: data.numbers(holes.map(() => 0.3 * mm)),
      nets: data.numbers(holes.map(({ net }) => net)),
      from: data.numbers(holes.map(() => 0)),
      to: data.numbers(holes.map(() => Math.max(layers.length - 1, 0))),
      vias: data.flags(holes.map(() => true)),
      kinds: data.flags(holes.map(() => false)),
    },
    parts,
    pins: {
      ...{ count: 0, xy: data.numbers([]), nets: data.numbers([]), parts: data.numbers([]) },
      names: [],
    },
  };
  return fileOf(JSON.stringify(header), data);
}

function fileOf(json: string, data: Data): ArrayBuffer {
  const encoder = new TextEncoder();
  const text = encoder.encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const start = emiBoardMagic.length + 4;
  const file = new ArrayBuffer(start + text.length + data.bytes);
  const bytes = new Uint8Array(file);
  bytes.set(encoder.encode(emiBoardMagic));
  new DataView(file).setUint32(emiBoardMagic.length, text.length, true);
  bytes.set(text, start);
  data.copyTo(bytes.subarray(start + text.length));
  return file;
}
