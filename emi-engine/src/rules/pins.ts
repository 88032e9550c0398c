import { type Board } from '../model/Board.ts';

/** Location of a pin, in nanometres. */
export function pinPoint({ pins }: Board, pin: number): readonly [x: number, y: number] {
  return [pins.xy[pin * 2] ?? 0, pins.xy[pin * 2 + 1] ?? 0];
}

/** A pin with its part: `U1.7`. Altium includes the part in the pin's name. */
export function pinName({ parts, pins }: Board, pin: number): string {
  const { ref = '' } = parts[pins.parts[pin] ?? -1] ?? {};
  const name = pins.names[pin] ?? '';
  return name.startsWith(`${ref}-`) ? name : `${ref}.${name}`;
}

/** Index of the copper layer on the side of a pin's part. */
export function pinLayer({ parts, pins, copper }: Board, pin: number): number {
  return parts[pins.parts[pin] ?? -1]?.side === 'bottom' ? copper.length - 1 : 0;
}

/** Points of pins as a table of `x y` pairs, in their order. */
export function pinTable(board: Board, pins: readonly number[]): Int32Array {
  return Int32Array.from(pins.flatMap((pin) => pinPoint(board, pin)));
}
