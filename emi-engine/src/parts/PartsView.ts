import { type Board } from '../model/Board.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { assignRoles } from './assignRoles.ts';
import { findBridges, type Bridge } from './findBridges.ts';
import { suitsPins, type KnownRole, type PartGuess, type PartRole } from '../findings/PartRole.ts';

/** Queries about the parts of a board. */
export interface PartsView {
  /** Role of each part, by its number. */
  readonly roles: readonly PartRole[];
  /** The same with confidence and reasons. */
  readonly guesses: readonly PartGuess[];
  /** Capacitors, inductors including ferrite beads, and resistors that connect two nets. */
  readonly capacitors: readonly Bridge[];
  readonly inductors: readonly Bridge[];
  readonly resistors: readonly Bridge[];
  /** Parts of unknown role that connect two nets. */
  readonly unknowns: readonly Bridge[];
  /** The nets that resistors connect to a net, in the order of the parts. */
  readonly behindResistors: ReadonlyMap<number, readonly number[]>;
  readonly pinsOfNet: readonly (readonly number[])[];
  /** 1 for each net that connects a connector to another pin. */
  readonly isAtConnector: Uint8Array;
}

/** Derives the parts view of a board once for all rules. */
export function viewParts(board: Board, settings: Pick<AnalysisSettings, 'roles'> = {}): PartsView {
  const guesses = assignRoles(board, settings);
  const roles = guesses.map(({ role }) => role);
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
  const resistors = findBridges(board, roles, 'resistor');
  return {
    ...{ roles, guesses, pinsOfNet, isAtConnector },
    capacitors: findBridges(board, roles, 'capacitor'),
    inductors: findBridges(board, roles, 'inductor'),
    unknowns: findBridges(board, roles, 'unknown'),
    ...{ resistors, behindResistors: netsBehind(resistors) },
  };
}

/** Whether an unknown part has a number of pins that suits a role. */
export function isPossible(
  { parts }: Pick<Board, 'parts'>,
  roles: readonly PartRole[],
  part: number,
  role: KnownRole,
): boolean {
  const [from, to] = parts[part]?.pins ?? [0, 0];
  return roles[part] === 'unknown' && suitsPins(role, to - from);
}

function netsBehind(bridges: readonly Bridge[]): Map<number, number[]> {
  const behind = new Map<number, number[]>();
  const join = (net: number, other: number) => {
    const known = behind.get(net);
    if (known) known.push(other);
    else behind.set(net, [other]);
  };
  for (const {
    nets: [one, other],
  } of bridges) {
    join(one, other);
    join(other, one);
  }
  return behind;
}
