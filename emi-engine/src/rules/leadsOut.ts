import { type BoardPart } from '../model/Parts.ts';
import { distance } from '../odb/features/circle.ts';
import { type BoardView } from './BoardView.ts';
import { pinPoint } from './pins.ts';

/** Distance from the pin of a connector within which its net leads out, in nanometres. */
const reach = 5_000_000;
/**
 * The same for nets that are not critical: up to its filter, the room of a connector often has no
 * planes, which would carry noise of the board to the cable.
 */
const filterReach = 15_000_000;

/**
 * Whether a net is at a point on its way to a pin of a connector.
 *
 * @param suits which connectors count
 */
export function leadsOut(
  view: BoardView,
  net: number,
  ...[x, y, suits = () => true]: readonly [
    x: number,
    y: number,
    suits?: (connector: BoardPart) => boolean,
  ]
): boolean {
  const { board, parts } = view;
  const most = view.isCritical(net) ? reach : filterReach;
  const pins = parts.isAtConnector[net] === 1 ? (parts.pinsOfNet[net] ?? []) : [];
  return pins.some((pin) => {
    const number = board.pins.parts[pin] ?? -1;
    const part = board.parts[number];
    const isConnector = part && parts.roles[number] === 'connector' && suits(part);
    return isConnector === true && distance(x, y, ...pinPoint(board, pin)) <= most;
  });
}
