import { say } from '../findings/say.ts';
import { type Board } from '../model/Board.ts';
import { type BoardPart } from '../model/Parts.ts';
import { distanceToEdge } from './distanceToEdge.ts';
import { type Evidence } from '../findings/PartRole.ts';

/** Pins from which on a part is a circuit or a connector. */
const many = 20;
/** Rows and columns of pins from which on they form a grid or frame, which few connectors have. */
const gridLines = 4;
const gridPins = 16;
/** Distance to the edge within which a row of pins speaks for a connector. */
const nearEdge = 5_000_000;
/** Largest offset of a pin from the line of its row. */
const rowTolerance = 50_000;

/** Evidence from number, names and places of the pins. */
export function byPins(board: Board, part: BoardPart): Evidence[] {
  const [from, to] = part.pins;
  const count = to - from;
  const names = board.pins.names.slice(from, to).map((name) => name.toUpperCase());
  const found: Evidence[] = [];
  if (count <= 1) found.push({ role: 'other', weight: 2, why: say('why.onePin') });
  if (count >= many) {
    const why = say('why.pins', { count });
    found.push({ role: 'ic', weight: 2, why }, { role: 'connector', weight: 2, why });
  }
  if (count === 2 && names.includes('A') && names.some((name) => name === 'K' || name === 'C'))
    found.push({ role: 'clamp', weight: 2, why: say('why.pinNames', { names: names.join(', ') }) });
  if (count === 3 && ['B C E', 'D G S'].includes([...names].sort().join(' ')))
    found.push({ role: 'other', weight: 4, why: say('why.pinNames', { names: names.join(', ') }) });
  const lines = [0, 1].map((axis) => linesOf(board, part, axis));
  if (count >= gridPins && lines.every((axis) => axis.length >= gridLines))
    found.push({ role: 'ic', weight: 3, why: say('why.grid', { count }) });
  // Alone it decides nothing: modules and batteries stand at the edge, too.
  if (lines.some((axis) => axis.some((pins) => pins > 1)) && isNearEdge(board, part))
    found.push({ role: 'connector', weight: 1, why: say('why.edge') });
  return found;
}

/** Numbers of pins on each line across an axis. */
function linesOf({ pins }: Board, { pins: [from, to] }: BoardPart, axis: number): number[] {
  const values = Array.from(
    { length: to - from },
    (_, pin) => pins.xy[(from + pin) * 2 + axis] ?? 0,
  );
  values.sort((one, other) => one - other);
  const counts: number[] = [];
  for (const [at, value] of values.entries())
    if (at > 0 && value - (values[at - 1] ?? 0) <= rowTolerance)
      counts.push((counts.pop() ?? 0) + 1);
    else counts.push(1);
  return counts;
}

function isNearEdge({ pins, outline }: Board, { pins: [from, to] }: BoardPart): boolean {
  for (let pin = from; pin < to; pin++)
    if (
      distanceToEdge(outline, pins.xy[pin * 2] ?? 0, pins.xy[pin * 2 + 1] ?? 0, nearEdge) < Infinity
    )
      return true;
  return false;
}
