import { say } from '../findings/say.ts';
import { type Said } from '../findings/Finding.ts';
import { type Board } from '../model/Board.ts';
import { type PartsView } from '../parts/PartsView.ts';
import { type Plane } from '../planes/findPlanes.ts';
import { isCertainPower, isReference } from '../names/classesByName.ts';

/** Weight from which on a net is a supply, if parts or areas confirm it. */
const enough = 4;
/** Weights of a certain name, another one, and a reference's. */
const [certain, likely, referring] = [3, 2, 1];
/** Most capacitors that count. */
const mostCapacitors = 2;
/** Shares of the outline from which on areas of a net speak for a supply. */
const [pour, wide] = [0.05, 0.2];
/** Weight of full confidence. */
const sure = 6;
/** Confidence of a supply fed through an inductor. */
const byInductor = 0.6;
/** Circuits from which on a net without a name may be a supply. */
const mostCircuits = 2;

interface Supply {
  readonly why: readonly Said[];
  /** From 0 to 1. */
  readonly confidence: number;
}

/**
 * Finds the supplies of a board and why: by name, capacitors to ground, areas, an inductor to a
 * supply that has capacitors, and pins of circuits. A name needs confirmation, unless the board has
 * no capacitor; areas or an inductor need a capacitor.
 *
 * @returns reasons and confidence by net number
 */
export function findSupplied(
  board: Board,
  { parts, planes }: { readonly parts: PartsView; readonly planes: readonly Plane[] },
  hasName: readonly boolean[],
  isGround: readonly boolean[],
): ReadonlyMap<number, Supply> {
  const counts = countCapacitors(parts, isGround);
  const areas = board.nets.map((_, net) => largestArea(planes, net));
  const weights = board.nets.map(({ name }, net) => {
    if (isGround[net]) return 0;
    const byName = isCertainPower(name) ? certain : isReference(name) ? referring : likely;
    const share = (areas[net] ?? 0) / board.outline.areaMm2;
    const byArea = share >= wide ? certain : share >= pour ? likely : 0;
    const circuits = byArea > 0 ? Math.min(countCircuits(board, parts, net), mostCircuits) : 0;
    const capacitors = Math.min(counts.get(net) ?? 0, mostCapacitors);
    return (
      (hasName[net] ? byName : 0) +
      byArea +
      (byArea > 0 && circuits === mostCircuits ? 1 : 0) +
      (byArea > 0 || hasName[net] ? capacitors : 0)
    );
  });
  const isAlone = parts.capacitors.length === 0;
  const isNamed = (net: number) =>
    hasName[net] === true && !isReference(board.nets[net]?.name ?? '');
  const reasons = new Map<number, Supply>();
  for (const [net, weight] of weights.entries()) {
    if (isGround[net] || (weight < enough && !(isAlone && isNamed(net)))) continue;
    reasons.set(net, { why: describe(net), confidence: Math.min(1, weight / sure) });
  }
  const supplied = new Set(reasons.keys());
  for (const { nets } of parts.inductors)
    for (const [at, net] of nets.entries()) {
      const other = nets[1 - at] ?? -1;
      const isFed = supplied.has(other) && !supplied.has(net) && !isGround[net];
      const isConfirmed = hasName[net] === true || (counts.get(net) ?? 0) >= mostCapacitors;
      const why = [...describe(net), say('why.inductor')];
      if (isFed && isConfirmed) reasons.set(net, { why, confidence: byInductor });
    }
  return reasons;

  function describe(net: number): Said[] {
    const [count, area] = [counts.get(net) ?? 0, areas[net] ?? 0];
    return [
      ...(hasName[net] ? [say('why.name')] : []),
      ...(area >= board.outline.areaMm2 * pour
        ? [say('why.area', { area: Math.round(area) })]
        : []),
      ...(count > 0 ? [say('why.capacitors', { count })] : []),
    ];
  }
}

function countCapacitors(
  { capacitors }: PartsView,
  isGround: readonly boolean[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { nets } of capacitors)
    for (const [at, net] of nets.entries())
      if (isGround[nets[1 - at] ?? -1]) counts.set(net, (counts.get(net) ?? 0) + 1);
  return counts;
}

/** Area of a net's largest area on one layer in mm², 0 when it has none. */
function largestArea(planes: readonly Plane[], net: number): number {
  return Math.max(0, ...planes.map(({ areas }) => areas.get(net) ?? 0));
}

function countCircuits({ pins }: Board, { pinsOfNet, roles }: PartsView, net: number): number {
  const circuits = (pinsOfNet[net] ?? []).map((pin) => pins.parts[pin] ?? -1);
  return new Set(circuits.filter((part) => roles[part] === 'ic')).size;
}
