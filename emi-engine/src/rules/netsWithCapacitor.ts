import { type BoardView } from './BoardView.ts';

/** Nets that a capacitor joins to ground. */
export function netsWithCapacitor(view: BoardView): ReadonlySet<number> {
  return new Set(
    view.parts.capacitors.flatMap(({ nets: [one, other] }) => [
      ...(view.isGround(other) ? [one] : []),
      ...(view.isGround(one) ? [other] : []),
    ]),
  );
}
