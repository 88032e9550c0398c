import { say } from '../../findings/say.ts';
import { middleOfPath, pathLength } from '../../geometry/pathLength.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { edgeMm } from '../knee.ts';
import { type Draft } from '../Rule.ts';
import { type JoinedRun } from './joinRuns.ts';
import { isWithin, measureSlot } from './measureSlot.ts';
import { planeCover } from './ReturnCover.ts';

interface GapLimits {
  readonly runMm: number;
  /**
   * Coverage of a net by planes below which a critical net is an error and another net is reported.
   */
  readonly errorCoverage: number;
  readonly badCoverage: number;
  readonly capacitorMm: number;
}

/** A gap with its width and the nets on both sides. */
interface Slot {
  readonly width: number;
  readonly nets: readonly [one: number, other: number];
}

/**
 * Describes a run of a trace over a gap, with the gap's width and what bridges it.
 *
 * @param isOfHoles whether clearances of holes make the gap
 */
export function describeGap(
  view: BoardView,
  place: {
    readonly net: number;
    readonly layer: number;
    readonly gap: JoinedRun;
    readonly coverage: number;
  },
  ...[isOfHoles, limits]: readonly [isOfHoles: boolean, limits: GapLimits]
): Draft {
  const { net, layer, gap, coverage } = place;
  const longest = longestOf(gap.paths);
  const [x, y] = middleOfPath(longest);
  const [reference] = view.referencesOf(layer);
  const slot = reference && findSlot(view, reference.layer, x, y);
  const capacitor = slot && findCapacitor(view, slot, longest, limits.capacitorMm * nmOfMm);
  const values = {
    net: view.nameOf(net),
    length: mmText(gap.length),
    coverage: Math.floor(coverage * 100),
    plane: view.board.copper[reference?.layer ?? layer]?.name ?? '-',
    width: slot ? mmText(slot.width) : '',
    ...{ one: view.nameOf(slot?.nets[0] ?? -1), other: view.nameOf(slot?.nets[1] ?? -1) },
    ...{ capacitor: capacitor ?? '', distance: limits.capacitorMm },
  };
  const isSmall =
    reference !== undefined &&
    ((isOfHoles && gap.length < (edgeMm(view, net, shortShare) / 2) * nmOfMm) ||
      isSmallVoid(view, net, reference.layer, x, y));
  return {
    ...(isSmall && { atBest: 'worth_a_look' }),
    ...rating(view, net, coverage, capacitor !== undefined, limits),
    ...{ net, layer, x, y, unit: 'mm', limitIs: 'most', limit: limits.runMm },
    measured: gap.length / nmOfMm,
    otherNets: [...new Set(slot?.nets.filter((other) => other >= 0 && other !== net))],
    message: say(reference ? codeOf(slot, capacitor) : 'R3.noGround', values),
    advice: say(slot && slot.nets[0] !== slot.nets[1] ? 'R3.adviceSplit' : 'R3.advice', values),
    paths: gap.paths,
  };
}

/** A detour shorter than this share of the wavelength at the knee hardly slows the current. */
const shortShare = 1 / 100;

/** Whether the current around a gap takes a short way: an antipad, or a few that meet. */
function isSmallVoid(view: BoardView, net: number, plane: number, x: number, y: number): boolean {
  return isWithin(planeCover(view, plane), x, y, edgeMm(view, net, shortShare) * nmOfMm);
}

/** Describes traces on a layer without an adjacent plane. */
export function describeNoPlane(
  view: BoardView,
  place: { readonly net: number; readonly layer: number; readonly traces: readonly Int32Array[] },
  { runMm }: GapLimits,
): Draft {
  const { net, layer, traces } = place;
  const length = traces.reduce((sum, path) => sum + pathLength(path), 0);
  const [x, y] = middleOfPath(longestOf(traces));
  return {
    ...{ net, layer, x, y, unit: 'mm', limitIs: 'most', limit: runMm, measured: length / nmOfMm },
    message: say('R3.noPlane', {
      net: view.nameOf(net),
      length: mmText(length),
      layer: view.board.copper[layer]?.name ?? '-',
    }),
    advice: say('R3.adviceNoPlane'),
    paths: traces,
  };
}

function findSlot(view: BoardView, layer: number, x: number, y: number): Slot | undefined {
  const slot = measureSlot(planeCover(view, layer), x, y);
  if (!slot) return undefined;
  const rows = view.copperOf(layer);
  const [one, other] = slot.sides;
  return { width: slot.width, nets: [rows.netAt(...one), rows.netAt(...other)] };
}

function longestOf(paths: readonly Int32Array[]): Int32Array {
  return paths.reduce(
    (best, path) => (pathLength(path) > pathLength(best) ? path : best),
    paths[0] ?? new Int32Array(2),
  );
}

/** More than an info only for gaps below critical nets and nets with little plane coverage. */
function rating(
  view: BoardView,
  net: number,
  coverage: number,
  isBridged: boolean,
  { errorCoverage, badCoverage }: GapLimits,
): Pick<Draft, 'isError' | 'atMost'> {
  if (!view.isCritical(net)) return coverage < badCoverage ? {} : { atMost: 'info' };
  if (isBridged) return { atMost: 'warning' };
  return coverage < errorCoverage ? { isError: true } : {};
}

function codeOf(slot: Slot | undefined, capacitor: string | undefined) {
  if (!slot) return 'R3.outside';
  if (slot.nets[0] === slot.nets[1]) return 'R3.slot';
  return capacitor === undefined ? 'R3.split' : 'R3.bridged';
}

/** Designator of a capacitor near the run that bridges the two sides of a split. */
function findCapacitor(
  view: BoardView,
  { nets: [one, other] }: Slot,
  path: Int32Array,
  most: number,
): string | undefined {
  if (one === other || one < 0 || other < 0) return undefined;
  const [x, y] = middleOfPath(path);
  const reach = most + pathLength(path) / 2;
  const capacitor = view.capacitorNear(x, y, reach, one, other);
  return capacitor && view.board.parts[capacitor.part]?.ref;
}
