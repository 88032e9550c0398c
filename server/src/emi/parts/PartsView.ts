import { type Board } from '../model/Board.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { assignRoles } from './assignRoles.ts';
import { findBridges, type Bridge } from './findBridges.ts';
import { type PartRole } from './PartRole.ts';

/** What rules ask about the parts of a board. */
export interface PartsView {
  /** Role of each part, by its number. */
  readonly roles: readonly PartRole[];
  /** Capacitors, inductors with ferrite beads, and resistors that join two nets. */
  readonly capacitors: readonly Bridge[];
  readonly inductors: readonly Bridge[];
  readonly resistors: readonly Bridge[];
  /** For each net the pins on it, by their numbers. */
  readonly pinsOfNet: readonly (readonly number[])[];
  /** 1 for each net that goes to a connector and to another pin. */
  readonly isAtConnector: Uint8Array;
}

/** Looks at the parts of a board once, for all rules. */
export function viewParts(board: Board): PartsView {
  const roles = assignRoles(board);
  const pinsOfNet = board.nets.map((): number[] => []);
  const isAtConnector = new Uint8Array(board.nets.length);
  for (let pin = 0; pin < board.pins.count; pin++) {
    const net = board.pins.nets[pin] ?? -1;
    pinsOfNet[net]?.push(pin);
  }
  for (const [net, pins] of pinsOfNet.entries())
    isAtConnector[net] =
      pins.length > 1 &&
      board.nets[net]?.name !== noNet &&
      pins.some((pin) => roles[board.pins.parts[pin] ?? -1] === 'connector')
        ? 1
        : 0;
  return {
    ...{ roles, pinsOfNet, isAtConnector },
    capacitors: findBridges(board, roles, 'capacitor'),
    inductors: findBridges(board, roles, 'inductor'),
    resistors: findBridges(board, roles, 'resistor'),
  };
}
