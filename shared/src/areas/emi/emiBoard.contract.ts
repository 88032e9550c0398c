import * as z from 'zod/mini';

export { emiBoardMagic } from './emiBoardMagic.ts';

/** Where an array lies: bytes from the start of the data, and how many numbers it has. */
const part = z.tuple([z.int(), z.int()]);
export type EmiBoardPart = z.infer<typeof part>;

/** Ring `r` has the points `points[r]` up to `points[r + 1]`; point `p` lies at `xy[2 p]`, `xy[2 p + 1]`. */
const rings = { points: part, xy: part };

/** What every piece of copper has, one entry each. */
const pieces = {
  count: z.int(),
  /** Number of its net in `nets`, -1 for none. */
  nets: part,
  /** Order of drawing, which matters where a piece of the layer is negative. */
  features: part,
  /** Flags: the piece erases what was drawn before it. */
  negative: part,
};

const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/**
 * The header of a board's drawing, `GET /api/v1/demitasnx/jobs/{id}/board`: geometry for a viewer as
 * one file, whose content never changes (`ETag`; gzip; 410 `gone` 30 days after the job was
 * created).
 *
 * | bytes | content |
 * | --- | --- |
 * | 0–7 | `EMID0003` |
 * | 8–11 | length `n` of the header in bytes, little endian, a multiple of 4 |
 * | 12–(12 + n) | header, JSON in UTF-8, filled up with spaces |
 * | from 12 + n | data: the arrays that the header refers to, each at a multiple of 4 |
 *
 * Coordinates and sizes are whole nanometres, y upwards, seen from the top; angles are clockwise in
 * thousandths of a degree. Arrays are `Int32Array`s, little endian; flags (`negative`, `mirrored`,
 * `vias`, `kinds`) are `Uint8Array`s. A reader makes views on the file's buffer and copies nothing.
 */
export const emiBoardHeaderSchema = z.object({
  /** `xMin yMin xMax yMax` */
  box,
  /** Rings of the outline, even and odd; none where the box stands for it. */
  outline: z.object(rings),
  /** Names by number; pieces refer to them. `$NONE$` holds what has no net. */
  nets: z.array(z.string()),
  /** Forms of pads around their origin; one without a diameter has polygons. */
  shapes: z.array(
    z.object({
      diameter: z.optional(z.number()),
      /** Rings of each polygon, even and odd, flat; `isNegative` erases the polygons before it. */
      polygons: z.array(z.object({ isNegative: z.boolean(), rings: z.array(z.array(z.number())) })),
    }),
  ),
  /** Copper layers from the top down. */
  layers: z.array(
    z.object({
      name: z.string(),
      /** Copper is the outline without the pieces. */
      isNegative: z.boolean(),
      isPlane: z.boolean(),
      /** Net of most of its area, -1 for none. */
      planeNet: z.int(),
      /** Indices of the planes beside it, the nearer first: there its return currents flow. */
      references: z.array(z.int()),
      /** Numbers of the nets whose copper on this layer carries return currents of others. */
      returnNets: z.array(z.int()),
      /** Strokes with round ends: `xy` has `xs ys xe ye` each. */
      segments: z.object({ ...pieces, xy: part, widths: part }),
      /** `shapes` by number; turned by `angles` after `mirrored` (in x); `scales` in thousandths. */
      pads: z.object({
        ...pieces,
        xy: part,
        shapes: part,
        angles: part,
        scales: part,
        mirrored: part,
      }),
      /** Area `i` has the rings `rings[i]` up to `rings[i + 1]`, even and odd. */
      areas: z.object({ ...pieces, ...rings, rings: part }),
    }),
  ),
  /** Round holes: `from` and `to` are the copper layers that they go through. */
  holes: z.object({
    count: z.int(),
    xy: part,
    diameters: part,
    nets: part,
    from: part,
    to: part,
    vias: part,
    /** 0 plated, 1 not plated, 2 via, 3 unknown. */
    kinds: part,
  }),
  parts: z.array(
    z.object({
      ref: z.string(),
      side: z.enum(['top', 'bottom']),
      /** Corners of its extent as it lies on the board, `x y` four times, one after the other. */
      corners: z.array(z.number()),
    }),
  ),
  /** Pins of parts: places, number of the net (-1 for none) and of the part, and their names. */
  pins: z.object({
    count: z.int(),
    xy: part,
    nets: part,
    parts: part,
    names: z.array(z.string()),
  }),
});
export type EmiBoardHeader = z.infer<typeof emiBoardHeaderSchema>;
