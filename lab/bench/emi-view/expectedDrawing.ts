import type { Drawing, Pieces } from '@portal/mf-demitasnx/src/domain/drawing/Drawing.ts';
import type { Analysis } from '@portal/emi-engine/findings/Analysis.ts';
import { partBoxes } from '@portal/emi-engine/report/drawing/partBoxes.ts';

/** The drawing of a board, computed directly and not through a file. */
export function expectedDrawing({ board, planes }: Pick<Analysis, 'board' | 'planes'>): Drawing {
  const { outline, holes } = board;
  return {
    box: outline.box,
    outline: { points: outline.surfaces.points, xy: outline.surfaces.xy },
    nets: board.nets.map(({ name }) => name),
    shapes: board.shapes.map((shape) => ({
      diameter: shape.kind === 'round' ? shape.diameter : null,
      polygons: shape.polygons.map(({ isNegative, rings }) => ({
        isNegative,
        rings: rings.map((ring) => [...ring]),
      })),
    })),
    layers: board.copper.map(({ name, isNegative, segments, pads, areas }, layer) => {
      const { isPlane = false, net = -1, references = [], returnNets = [] } = planes[layer] ?? {};
      return {
        ...{ name, isNegative, isPlane, planeNet: net, references, returnNets },
        segments: { ...piecesOf(segments), xy: segments.xy, widths: segments.widths },
        pads: {
          ...{ ...piecesOf(pads), xy: pads.xy, shapes: pads.shapes, angles: pads.angles },
          ...{ scales: pads.scales, mirrored: pads.mirrored },
        },
        areas: { ...piecesOf(areas), rings: areas.rings, points: areas.points, xy: areas.xy },
      };
    }),
    holes: {
      ...{ count: holes.count, xy: holes.xy, diameters: holes.diameters, nets: holes.nets },
      ...{ from: holes.from, to: holes.to, vias: holes.vias },
    },
    parts: partBoxes(board).map(({ ref, side, corners }) => ({
      ...{ ref, side, corners: corners.map(Math.round) },
    })),
  };
}

function piecesOf({ count, nets, features, negative }: Pieces): Pieces {
  return { count, nets, features, negative };
}
