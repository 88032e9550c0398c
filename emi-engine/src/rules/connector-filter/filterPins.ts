import { type BoardView } from '../BoardView.ts';

const filtering = new Set(['capacitor', 'inductor', 'clamp']);

/**
 * Pins of the capacitors, inductors and clamps that filter a net: on the net itself, or behind a
 * series resistor. A capacitor between two supplies counts, since only the circuit tells which
 * supply returns the current.
 */
export function filterPins({ board, parts }: BoardView, net: number): number[] {
  return [net, ...(parts.behindResistors.get(net) ?? [])].flatMap((reached) =>
    (parts.pinsOfNet[reached] ?? []).filter((pin) =>
      filtering.has(parts.roles[board.pins.parts[pin] ?? -1] ?? 'other'),
    ),
  );
}
