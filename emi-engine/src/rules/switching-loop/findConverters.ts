import { lastPart } from '../../names/classesByName.ts';
import { type Bridge } from '../../parts/findBridges.ts';
import { isPossible } from '../../parts/PartsView.ts';
import { type BoardView } from '../BoardView.ts';
import { netsWithCapacitor } from '../netsWithCapacitor.ts';

/** Names of switch nodes: `SW`, `LX1`, `PHASE`, and KiCad's `Net-(U1-SW)`. */
const nodeName = /(?:^|[^a-z])(?:v?sw|lx|ph(?:ase)?|switch)(?:_?node)?\d*(?=$|[^a-z0-9])/i;

/** A switching regulator: the net that its switch swings, and the parts on it. */
export interface Converter {
  /** Net between the switch and the inductor. */
  readonly node: number;
  /** Net on the other side of the inductor: the output, or of a boost converter the input. */
  readonly supply: number;
  readonly inductor: number;
  /** Circuits and transistors on the node. */
  readonly switches: readonly number[];
  /** Diodes on the node. */
  readonly diodes: readonly number[];
}

/**
 * Finds switching regulators: an inductor joins a supply to a net without a capacitor to ground,
 * which a circuit or transistor swings. A diode, a bootstrap capacitor, a pair of transistors or
 * the name of the net confirms it; a supply pin behind an inductor looks the same without.
 */
export function findConverters(view: BoardView): Converter[] {
  const buffered = netsWithCapacitor(view);
  return view.parts.inductors.flatMap((inductor) =>
    [inductor.nets, [inductor.nets[1], inductor.nets[0]] as const].flatMap(([node, supply]) => {
      const isNode =
        view.classes[supply]?.netClass === 'power' &&
        !view.isGround(node) &&
        !buffered.has(node) &&
        view.parts.isAtConnector[node] !== 1;
      return isNode ? readNode(view, inductor, node, supply) : [];
    }),
  );
}

function readNode(
  view: BoardView,
  { part: inductor }: Bridge,
  node: number,
  supply: number,
): Converter[] {
  const { board, parts } = view;
  const members = new Set((parts.pinsOfNet[node] ?? []).map((pin) => board.pins.parts[pin] ?? -1));
  const ofRole = (role: string) => [...members].filter((part) => parts.roles[part] === role);
  const transistors = ofRole('other').filter((part) => pinCount(view, part) >= 3);
  const circuits = ofRole('ic');
  const switches = [...circuits, ...transistors];
  const diodes = ofRole('clamp');
  const isConfirmed =
    nodeName.test(lastPart(view.nameOf(node))) ||
    diodes.length > 0 ||
    transistors.length > 1 ||
    hasBootstrap(view, node, circuits);
  // Without the diode, the loop would be that of other pins.
  const lacksDiode = [...members].some((part) => isPossible(board, parts.roles, part, 'clamp'));
  return switches.length > 0 && isConfirmed && !lacksDiode
    ? [{ node, supply, inductor, switches, diodes }]
    : [];
}

function pinCount({ board }: BoardView, part: number): number {
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  return to - from;
}

/** Whether a capacitor joins the node to a net of a circuit and nothing else. */
function hasBootstrap(
  { board, parts }: BoardView,
  node: number,
  circuits: readonly number[],
): boolean {
  return parts.capacitors.some(({ part, nets: [one, other] }) => {
    if (one !== node && other !== node) return false;
    const pins = parts.pinsOfNet[one === node ? other : one] ?? [];
    return pins.every((pin) => {
      const there = board.pins.parts[pin] ?? -1;
      return there === part || circuits.includes(there);
    });
  });
}
