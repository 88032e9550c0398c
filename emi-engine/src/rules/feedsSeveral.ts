import { type BoardView } from './BoardView.ts';

/** Whether a supply has several circuits; that of a single one carries little current. */
export function feedsSeveral({ board, parts }: BoardView, net: number): boolean {
  const circuits = (parts.pinsOfNet[net] ?? []).flatMap((pin) => {
    const part = board.pins.parts[pin] ?? -1;
    return parts.roles[part] === 'ic' ? [part] : [];
  });
  return new Set(circuits).size > 1;
}
