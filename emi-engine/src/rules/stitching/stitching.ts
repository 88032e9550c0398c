import { say } from '../../findings/say.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { findFarCells } from '../plane-cells/findFarCells.ts';
import { findOverlaps } from '../plane-cells/PlaneOverlap.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { wavelengthMm } from '../waves.ts';
import { findEdgeGaps } from './findEdgeGaps.ts';
import { type GroundPair, groundPairs } from './groundPairs.ts';

/** R10: vias join overlapping ground planes, in the area and along the edge. */
export const stitching = defineRule({
  id: 'R10',
  needs: ['nets', 'planes', 'holes'],
  defaults: { wavelengthShare: 1 / 20, cellMm: 2, edgeBandMm: 2 },
  source: 'emi-analyzer rules "stitching" and "edge-stitching" (lambda/20)',
  find(view, { wavelengthShare, cellMm, edgeBandMm }) {
    const limitMm = wavelengthMm(view.board, view.maxFrequencyMhz) * wavelengthShare;
    const pairs = groundPairs(view);
    // Holes through all layers leave the same gap between each pair of planes.
    const gaps = new Map(
      pairs
        .flatMap((pair) => findEdgeGaps(view, pair, limitMm, edgeBandMm))
        .reverse()
        .map((gap) => [[gap.net, gap.x, gap.y, gap.measured].join(' '), gap]),
    );
    return {
      drafts: [
        ...pairs.flatMap((pair) =>
          findUnstitched(view, pair, limitMm, Math.min(cellMm, limitMm / 2)),
        ),
        ...gaps.values(),
      ],
    };
  },
});

function findUnstitched(
  view: BoardView,
  { net, upper, lower, joins }: GroundPair,
  limit: number,
  cellMm: number,
): Draft[] {
  const { xy } = view.board.holes;
  const vias = view.platedHolesOf(net);
  const own = new Set([net]);
  const cell = Math.round(cellMm * nmOfMm);
  const overlaps = findOverlaps(view, [upper, lower], [own, own], cell);
  const distanceTo = (x: number, y: number) => {
    const hole = vias.nearest(x, y, Infinity, joins);
    return hole === undefined ? Infinity : distance(x, y, xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0);
  };
  const found = overlaps.flatMap((overlap) => findFarCells(overlap, limit * nmOfMm, distanceTo));
  return found.map(({ x, y, distance: far, path }) => {
    const isMissing = far === Infinity;
    const values = {
      ...{ net: view.nameOf(net), distance: mmText(far, limit * nmOfMm) },
      ...{
        upper: view.board.copper[upper]?.name ?? '',
        lower: view.board.copper[lower]?.name ?? '',
      },
    };
    return {
      ...{ net, layer: upper, x, y, atMost: 'warning' as const, paths: [path] },
      atBest: view.frequencyConfidence,
      ...(isMissing
        ? { measured: 0, limit: 1, unit: 'count' as const, limitIs: 'least' as const }
        : { measured: far / nmOfMm, limit, unit: 'mm' as const, limitIs: 'most' as const }),
      message: isMissing ? say('R10.none', values) : say('R10.far', values),
      advice: say('R10.advice'),
    };
  });
}
