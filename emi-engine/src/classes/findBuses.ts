import { lastPart } from '../names/classesByName.ts';

/** Lines from which on nets with one name and different numbers are a bus. */
const leastLines = 4;

/** The lines of a bus: nets whose names differ only in their last number, like `D0` to `D15`. */
export interface Bus {
  readonly name: string;
  readonly nets: readonly number[];
}

/** Finds the buses among nets by their names, within one schematic sheet. */
export function findBuses(nets: readonly { readonly name: string }[]): Bus[] {
  const lines = new Map<string, Set<number>>();
  for (const [net, { name }] of nets.entries()) {
    const [, before = '', after = ''] = /^(.*\D)[[<(]?\d{1,3}[\])>]?(\D*)$/s.exec(name) ?? [];
    // `Net-(U1-Pad4)` and `NetR9_2` are named after pins.
    if (lastPart(before) === '' || /^net-?[(a-z]/i.test(lastPart(before))) continue;
    const key = `${before}#${after}`;
    lines.set(key, (lines.get(key) ?? new Set()).add(net));
  }
  return [...lines]
    .filter(([, found]) => found.size >= leastLines)
    .map(([key, found]) => ({ name: lastPart(key), nets: [...found] }));
}
