import { pathLength } from '../../geometry/pathLength.ts';
import { ringAreaMm2 } from '../../geometry/surfaceArea.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { netsWithCapacitor } from '../netsWithCapacitor.ts';
import { pinPoint } from '../pins.ts';
import { type Converter } from './findConverters.ts';

/** The loop that a switch cuts: capacitor, switch, diode or second switch, and back. */
export interface HotLoop {
  /** Net whose capacitor feeds it. */
  readonly rail: number;
  readonly capacitor: number;
  /** Parts that the current passes, from the rail to ground. */
  readonly parts: readonly number[];
  readonly lengthMm: number;
  readonly areaMm2: number;
  /** Closed polyline along its pins. */
  readonly path: Int32Array;
}

/**
 * The shortest loop of a converter, straight from pin to pin, so that copper can only be longer;
 * undefined if no capacitor to ground is on a rail of its switch.
 */
export function findHotLoop(view: BoardView, converter: Converter): HotLoop | undefined {
  const upper = pinsOnRail(view, converter);
  const lower = pinsOnGround(view, converter);
  const loops = view.parts.capacitors.flatMap(({ part, nets, pins }) =>
    [0, 1].flatMap((side) => {
      const [rail, ground] = [nets[side] ?? -1, nets[1 - side] ?? -1];
      const [from, to] = [pins[side] ?? -1, pins[1 - side] ?? -1];
      return upper
        .filter((pin) => view.board.pins.nets[pin] === rail)
        .flatMap((pin) =>
          lower
            .filter((other) => view.board.pins.nets[other] === ground)
            .map((other) => ({
              ...measure(view, converter.node, [from, pin, other, to]),
              ...{ rail, capacitor: part },
            })),
        );
    }),
  );
  const [first, ...others] = loops;
  return others.reduce(
    (best, loop) => (best && loop.lengthMm >= best.lengthMm ? best : loop),
    first,
  );
}

/** Pins of the switch or the diode on the rail that the loop's capacitor feeds. */
function pinsOnRail(view: BoardView, { node, supply, switches, diodes }: Converter): number[] {
  const buffered = netsWithCapacitor(view);
  const isRail = (net: number) =>
    net !== node && net !== supply && !view.isGround(net) && buffered.has(net);
  const pinsOf = (parts: readonly number[]) =>
    parts.flatMap((part) => listPins(view, part, isRail));
  // The diode of a boost converter leads to its output; else the rail is the input.
  const ofDiodes = pinsOf(diodes);
  if (ofDiodes.length > 0) return ofDiodes;
  const ofSwitches = pinsOf(switches);
  // The supply of the controller itself leads to nothing else.
  const shared = ofSwitches.filter((pin) =>
    leadsFarther(view, view.board.pins.nets[pin] ?? -1, switches),
  );
  return shared.length > 0 ? shared : ofSwitches;
}

function pinsOnGround(view: BoardView, { switches, diodes }: Converter): number[] {
  const pinsOf = (parts: readonly number[]) =>
    parts.flatMap((part) => listPins(view, part, (net) => view.isGround(net)));
  const ofDiodes = pinsOf(diodes);
  return ofDiodes.length > 0 ? ofDiodes : pinsOf(switches);
}

function listPins({ board }: BoardView, part: number, suits: (net: number) => boolean): number[] {
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  const pins = Array.from({ length: to - from }, (_, index) => from + index);
  return pins.filter((pin) => suits(board.pins.nets[pin] ?? -1));
}

/** Whether a net has pins of parts other than some, capacitors and resistors. */
function leadsFarther({ board, parts }: BoardView, net: number, own: readonly number[]): boolean {
  return (parts.pinsOfNet[net] ?? []).some((pin) => {
    const part = board.pins.parts[pin] ?? -1;
    const role = parts.roles[part];
    return !own.includes(part) && role !== 'capacitor' && role !== 'resistor';
  });
}

/** Measures a loop through pins on its rail, of the upper and the lower part, and on ground. */
function measure(
  view: BoardView,
  node: number,
  [from, upper, lower, to]: readonly [from: number, upper: number, lower: number, to: number],
): Pick<HotLoop, 'parts' | 'lengthMm' | 'areaMm2' | 'path'> {
  const { board } = view;
  const parts = [...new Set([upper, lower].map((pin) => board.pins.parts[pin] ?? -1))];
  // Between two parts the current takes the node.
  const between =
    parts.length === 1
      ? []
      : [nearestOf(view, node, upper, lower), nearestOf(view, node, lower, upper)];
  const pins = [from, upper, ...between, lower, to, from];
  const path = Int32Array.from(pins.flatMap((pin) => pinPoint(board, pin)));
  return {
    ...{ parts, path, lengthMm: pathLength(path) / nmOfMm },
    areaMm2: ringAreaMm2(path, 0, pins.length - 1),
  };
}

/** The pin on the node of one pin's part that is nearest to another pin. */
function nearestOf(view: BoardView, node: number, pin: number, other: number): number {
  const [x, y] = pinPoint(view.board, other);
  const far = (each: number) => distance(x, y, ...pinPoint(view.board, each));
  return listPins(view, view.board.pins.parts[pin] ?? -1, (net) => net === node).reduce(
    (best, each) => (best < 0 || far(each) < far(best) ? each : best),
    -1,
  );
}
