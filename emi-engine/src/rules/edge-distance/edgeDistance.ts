import { say } from '../../findings/say.ts';
import { groupByKeys } from '../../geometry/groupByKeys.ts';
import { outlineEdges } from '../../copper/outlineEdges.ts';
import { pointKey } from '../../geometry/pointKey.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { leadsOut } from '../leadsOut.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { planeCover, type PlaneCover } from '../plane-gap/ReturnCover.ts';
import { listSignalNets } from '../listSignalNets.ts';
import { mergeOthers } from '../mergeOthers.ts';
import { edgesOfPlanes } from './edgesOfPlanes.ts';
import { NearEdges, type NearEdge } from './NearEdges.ts';
import { isBelow } from '../isBeyond.ts';

/** Recommended distance to the edge in heights above the plane (20-H rule). */
const heightsFromEdge = 20;
/** Current returns in the nearest plane, and in others at less than this many times its height. */
const equalHeights = 1.1;

/** R5: traces keep away from the edges of the board and of their planes. */
export const edgeDistance = defineRule({
  id: 'R5',
  needs: ['nets', 'outline'],
  defaults: { edgeMm: 1.27 },
  source:
    'Intel E7500 and 845MP design guides (at least 50 mil from the plane edge); Hubing, EMC design guidelines (2 heights); Advantech SOM-5992 (20 heights); emi-analyzer (1.0 mm)',
  find(view, { edgeMm }) {
    const limit = edgeMm * nmOfMm;
    const board = new NearEdges(view, outlineEdges(view.board.outline), -1);
    const nets = listSignalNets(view);
    // A plane is adjacent to two layers.
    const known = new Map<number, NearEdges>();
    const edgesOf = (plane: number) => {
      const edges = known.get(plane) ?? new NearEdges(view, edgesOfPlanes(view, plane), plane);
      known.set(plane, edges);
      return edges;
    };
    const drafts = view.board.copper.flatMap(({ index: layer }) => {
      const planes = view.referencesOf(layer);
      const [nearest] = planes;
      const isNearest = nearest && planeCover(view, nearest.layer);
      const edges = [
        { edges: board },
        ...planes.map(({ layer: plane, height }) => ({
          edges: edgesOf(plane),
          ...(isNearest && height >= nearest.height * equalHeights && { isNearer: isNearest }),
        })),
      ];
      return nets.flatMap((net) => findNear(view, net, layer, edges, limit));
    });
    return {
      drafts: mergeOthers(
        view,
        drafts,
        ({ layer, message: { code, values } }) => [layer, code, values['plane']].join(' '),
        ({ message: { code, values } }, all) =>
          say(code === 'R5.board' ? 'R5.boards' : 'R5.planes', { ...values, ...all }),
      ),
    };
  },
});

function findNear(
  view: BoardView,
  net: number,
  layer: number,
  edges: readonly { readonly edges: NearEdges; readonly isNearer?: PlaneCover }[],
  limit: number,
): Draft[] {
  const near = [...view.segmentsOf(net, layer)].flatMap((row) => {
    const found = edges.flatMap((some) => some.edges.find(layer, row, limit, some.isNearer) ?? []);
    const [first, ...others] = found.filter(
      (each) => isBelow(each.distance, limit, nmOfMm) && !leadsOut(view, net, each.x, each.y),
    );
    return first
      ? [others.reduce((best, next) => (next.distance < best.distance ? next : best), first)]
      : [];
  });
  // Connected segments are one place.
  const groups = groupByKeys(
    near.map(({ path: [xs = 0, ys = 0, xe = 0, ye = 0] }) => [pointKey(xs, ys), pointKey(xe, ye)]),
  );
  return groups.flatMap((numbers) => {
    const group = numbers.flatMap((number) => near[number] ?? []);
    const [first, ...others] = group;
    if (!first) return [];
    const worst = others.reduce(
      (best, next) => (next.distance < best.distance ? next : best),
      first,
    );
    return [describe(view, { net, layer, worst, limit, paths: group.map(({ path }) => path) })];
  });
}

/** Whether another plane goes on where one ends. */
function isOverOther(view: BoardView, layer: number, { plane, x, y, edge }: NearEdge): boolean {
  const others = view.referencesOf(layer).filter((other) => other.layer !== plane);
  return (
    plane >= 0 &&
    others.some((other) => {
      const isPlane = planeCover(view, other.layer);
      return isPlane(x, y) && isPlane(...edge);
    })
  );
}

function describe(
  view: BoardView,
  place: {
    readonly net: number;
    readonly layer: number;
    readonly worst: NearEdge;
    readonly limit: number;
    readonly paths: readonly Int32Array[];
  },
): Draft {
  const { net, layer, worst, limit, paths } = place;
  const [reference] = view.referencesOf(layer);
  const values = {
    net: view.nameOf(net),
    distance: mmText(worst.distance, limit),
    layer: view.board.copper[layer]?.name ?? '-',
    plane: view.board.copper[worst.plane]?.name ?? '-',
    limit: mmText(limit),
    best: reference ? mmText(Math.max(reference.height * heightsFromEdge, limit)) : mmText(limit),
  };
  return {
    ...{ net, layer, x: worst.x, y: worst.y, unit: 'mm', limitIs: 'least', paths },
    ...{ measured: worst.distance / nmOfMm, limit: limit / nmOfMm },
    isError: view.isCritical(net),
    // Where another plane goes on, the current returns in that.
    ...(isOverOther(view, layer, worst) && { atBest: 'worth_a_look' }),
    message: say(worst.plane < 0 ? 'R5.board' : 'R5.plane', values),
    advice: say('R5.advice', values),
  };
}
