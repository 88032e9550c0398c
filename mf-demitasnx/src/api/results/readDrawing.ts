import { emiBoardHeaderSchema, emiBoardMagic, type EmiBoardPart } from '@portal/shared/contracts';
import { writeOut } from '@portal/shared/domain';
import type { Drawing } from '../../domain/drawing/Drawing.ts';

/** Signature at the start of all drawing versions. */
const kind = emiBoardMagic.slice(0, 4);

/**
 * Reads the drawing of a board. Its arrays are views, not copies. Control characters in the
 * archive's names are escaped.
 *
 * @returns null for another version, written by an earlier release
 * @throws Error for incomplete drawings; a returned drawing is drawable
 */
export function readDrawing(bytes: ArrayBuffer): Drawing | null {
  const start = emiBoardMagic.length + 4;
  const decoder = new TextDecoder();
  const text = (from: number, length: number) =>
    decoder.decode(new Uint8Array(bytes, from, length));
  const magic = bytes.byteLength < start ? '' : text(0, emiBoardMagic.length);
  if (!magic.startsWith(kind)) throw new RangeError('This is not a drawing of a board.');
  if (magic !== emiBoardMagic) return null;
  const headerLength = new DataView(bytes).getUint32(emiBoardMagic.length, true);
  const header = emiBoardHeaderSchema.parse(JSON.parse(text(start, headerLength)));
  const base = start + headerLength;
  // An array outside the bytes throws by itself.
  const numbers = ([offset, length]: EmiBoardPart, wanted = length) => {
    expectThat(length === wanted);
    return new Int32Array(bytes, base + offset, length);
  };
  const flags = ([offset, length]: EmiBoardPart, wanted: number) => {
    expectThat(length === wanted);
    return new Uint8Array(bytes, base + offset, length);
  };
  type Layer = (typeof header.layers)[number];
  const pieces = ({ count, nets, features, negative }: Layer['segments' | 'pads' | 'areas']) => ({
    count,
    nets: numbers(nets, count),
    features: numbers(features, count),
    negative: flags(negative, count),
  });
  const rings = (part: { readonly points: EmiBoardPart; readonly xy: EmiBoardPart }) => {
    const [points, xy] = [numbers(part.points), numbers(part.xy)];
    expectRises(points, xy.length / 2);
    return { points, xy };
  };
  const areas = (part: Layer['areas']) => {
    const outer = numbers(part.rings, part.count + 1);
    const inner = rings(part);
    expectRises(outer, inner.points.length - 1);
    return { ...pieces(part), ...inner, rings: outer };
  };
  const { box, outline, nets, holes, parts, shapes, layers } = header;
  return {
    box,
    nets: nets.map(writeOut),
    parts: parts.map((part) => ({ ...part, ref: writeOut(part.ref) })),
    shapes: shapes.map(({ diameter, polygons }) => ({ diameter: diameter ?? null, polygons })),
    outline: rings(outline),
    layers: layers.map(({ segments, pads, ...layer }) => ({
      ...layer,
      name: writeOut(layer.name),
      segments: {
        ...pieces(segments),
        xy: numbers(segments.xy, 4 * segments.count),
        widths: numbers(segments.widths, segments.count),
      },
      pads: {
        ...pieces(pads),
        xy: numbers(pads.xy, 2 * pads.count),
        shapes: numbers(pads.shapes, pads.count),
        angles: numbers(pads.angles, pads.count),
        scales: numbers(pads.scales, pads.count),
        mirrored: flags(pads.mirrored, pads.count),
      },
      areas: areas(layer.areas),
    })),
    holes: {
      count: holes.count,
      xy: numbers(holes.xy, 2 * holes.count),
      diameters: numbers(holes.diameters, holes.count),
      nets: numbers(holes.nets, holes.count),
      from: numbers(holes.from, holes.count),
      to: numbers(holes.to, holes.count),
      vias: flags(holes.vias, holes.count),
    },
  };
}

function expectThat(isWhole: boolean): void {
  if (!isWhole) throw new RangeError('The drawing is inconsistent.');
}

/** Checks that start offsets ascend from 0 to `end`. */
function expectRises(starts: Int32Array, end: number): void {
  expectThat(starts[0] === 0 && starts.at(-1) === end);
  expectThat(starts.every((start, at) => at === 0 || start >= (starts[at - 1] ?? 0)));
}
