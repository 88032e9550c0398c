import { type Board } from '../model/Board.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { type PartRole } from '../findings/PartRole.ts';

/** A part that connects two nets. */
export interface Bridge {
  readonly part: number;
  /** Numbers of its nets, and one pin on each. */
  readonly nets: readonly [one: number, other: number];
  readonly pins: readonly [one: number, other: number];
}

/** Parts of a role that connect two different nets; arrays with more nets are excluded. */
export function findBridges(board: Board, roles: readonly PartRole[], role: PartRole): Bridge[] {
  return board.parts.flatMap((_, part) => {
    if (roles[part] !== role) return [];
    const [one, other, ...rest] = pinsByNet(board, part);
    return one && other && rest.length === 0
      ? [{ part, nets: [one[0], other[0]] as const, pins: [one[1], other[1]] as const }]
      : [];
  });
}

/** Nets of a part, each with its first pin. */
function pinsByNet({ parts, pins, nets }: Board, part: number): [net: number, pin: number][] {
  const first = new Map<number, number>();
  const [from, to] = parts[part]?.pins ?? [0, 0];
  for (let pin = from; pin < to; pin++) {
    const net = pins.nets[pin] ?? -1;
    if (net >= 0 && nets[net]?.name !== noNet && !first.has(net)) first.set(net, pin);
  }
  return [...first];
}
