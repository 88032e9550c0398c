import { type BoardView } from '../BoardView.ts';

const filtering = new Set(['capacitor', 'inductor', 'clamp']);

/**
 * Pins of the capacitors, inductors and clamps that filter a net: on the net itself, or behind a
 * resistor in series with it. A capacitor between two supplies counts: which one returns the
 * current, only the circuit can tell.
 */
export function filterPins({ board, parts }: BoardView, net: number): number[] {
  return [net, ...(parts.behindResistors.get(net) ?? [])].flatMap((reached) =>
    (parts.pinsOfNet[reached] ?? []).filter((pin) =>
      filtering.has(parts.roles[board.pins.parts[pin] ?? -1] ?? 'other'),
    ),
  );
}
