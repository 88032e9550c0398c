import { emiBoardHeaderSchema, emiBoardMagic, type EmiBoardPart } from '@portal/shared/contracts';
import type { Drawing } from '../../domain/drawing/Drawing.ts';

/** What the drawings of all versions begin with. */
const kind = emiBoardMagic.slice(0, 4);

/**
 * Reads the drawing of a board, of whose arrays it makes views and no copies.
 *
 * @returns null for one of another version, which an earlier release has written
 * @throws Error for bytes that are no whole drawing
 */
export function readDrawing(bytes: ArrayBuffer): Drawing | null {
  const start = emiBoardMagic.length + 4;
  const decoder = new TextDecoder();
  const text = (from: number, length: number) =>
    decoder.decode(new Uint8Array(bytes, from, length));
  const magic = bytes.byteLength < start ? '' : text(0, emiBoardMagic.length);
  if (!magic.startsWith(kind)) throw new RangeError('This is no drawing of a board.');
  if (magic !== emiBoardMagic) return null;
  const headerLength = new DataView(bytes).getUint32(emiBoardMagic.length, true);
  const header = emiBoardHeaderSchema.parse(JSON.parse(text(start, headerLength)));
  const base = start + headerLength;
  const numbers = ([offset, length]: EmiBoardPart) => new Int32Array(bytes, base + offset, length);
  const flags = ([offset, length]: EmiBoardPart) => new Uint8Array(bytes, base + offset, length);
  type Pieces = (typeof header.layers)[number]['segments' | 'pads' | 'areas'];
  const pieces = ({ count, nets, features, negative }: Pieces) => ({
    count,
    nets: numbers(nets),
    features: numbers(features),
    negative: flags(negative),
  });
  const { box, outline, nets, holes, parts, shapes, layers } = header;
  return {
    ...{ box, nets, parts },
    shapes: shapes.map(({ diameter, polygons }) => ({ diameter: diameter ?? null, polygons })),
    outline: { points: numbers(outline.points), xy: numbers(outline.xy) },
    layers: layers.map(({ segments, pads, areas, ...layer }) => ({
      ...layer,
      segments: {
        ...pieces(segments),
        ...{ xy: numbers(segments.xy), widths: numbers(segments.widths) },
      },
      pads: {
        ...pieces(pads),
        ...{ xy: numbers(pads.xy), shapes: numbers(pads.shapes), angles: numbers(pads.angles) },
        ...{ scales: numbers(pads.scales), mirrored: flags(pads.mirrored) },
      },
      areas: {
        ...pieces(areas),
        ...{ rings: numbers(areas.rings), points: numbers(areas.points), xy: numbers(areas.xy) },
      },
    })),
    holes: {
      count: holes.count,
      ...{ xy: numbers(holes.xy), diameters: numbers(holes.diameters), nets: numbers(holes.nets) },
      ...{ from: numbers(holes.from), to: numbers(holes.to), vias: flags(holes.vias) },
    },
  };
}
