import { type BoardPart } from '../../model/Parts.ts';
import { type PartRole } from '../../findings/PartRole.ts';
import { isInternal } from '../../parts/isInternal.ts';
import { type BoardView } from '../BoardView.ts';

/** A connector to which a cable may go. */
export interface Plug {
  readonly part: number;
  /** Signals on its pins, and those behind series parts. */
  readonly nets: ReadonlySet<number>;
}

/** Least pins of a connector; parts with fewer are test points, jumpers and terminals. */
const leastPins = 3;
/** Most series parts between a connector and a net that leads to it. */
const mostSeriesParts = 2;
const jumping = /jumper|solder[ _-]?(?:bridge|joint|pad|link)|(?:^|[^a-z])net[ _-]?tie/i;
const seriesRoles: ReadonlySet<PartRole | undefined> = new Set([
  'resistor',
  'inductor',
  'capacitor',
]);

/** Lists the connectors; jumpers, card edges and parts of one or two pins are none. */
export function listPlugs(view: BoardView): Plug[] {
  const { board, parts } = view;
  const reach = new SeriesReach(view);
  return board.parts.flatMap((part, number) => {
    const [from, to] = part.pins;
    const isPlug = parts.roles[number] === 'connector' && to - from >= leastPins;
    return isPlug && !isJumper(part) && !isInternal(part)
      ? [{ part: number, nets: reach.from(signalsOf(view, number)) }]
      : [];
  });
}

function isJumper({ name, packageName, properties }: BoardPart): boolean {
  return jumping.test([name, packageName, properties.get('Value') ?? ''].join(' '));
}

/** Nets of a part except supplies and no net. */
function signalsOf({ board, classes }: BoardView, part: number): number[] {
  const [from = 0, to = 0] = board.parts[part]?.pins ?? [];
  const nets = new Set(board.pins.nets.subarray(from, to));
  return [...nets].filter((net) => {
    const netClass = classes[net]?.netClass;
    return net >= 0 && netClass !== 'power' && netClass !== 'ground';
  });
}

/** Finds nets behind series parts: resistors, inductors, capacitors, their arrays, and jumpers. */
class SeriesReach {
  readonly #view: BoardView;
  readonly #signals = new Map<number, readonly number[]>();

  constructor(view: BoardView) {
    this.#view = view;
  }

  from(nets: readonly number[]): ReadonlySet<number> {
    const reached = new Set(nets);
    let front = nets;
    for (let step = 0; step < mostSeriesParts; step++)
      front = front.flatMap((net) =>
        this.#beside(net).filter((other) => !reached.has(other) && reached.add(other)),
      );
    return reached;
  }

  #beside(net: number): number[] {
    const { board, parts } = this.#view;
    return (parts.pinsOfNet[net] ?? []).flatMap((pin) => {
      const number = board.pins.parts[pin] ?? -1;
      const part = board.parts[number];
      const isSeries = seriesRoles.has(parts.roles[number]) || (part && isJumper(part));
      return isSeries ? this.#signalsOf(number) : [];
    });
  }

  #signalsOf(part: number): readonly number[] {
    const known = this.#signals.get(part) ?? signalsOf(this.#view, part);
    this.#signals.set(part, known);
    return known;
  }
}
