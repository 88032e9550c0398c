import { type BoardView } from '../BoardView.ts';
import { microstripOhm, striplineOhm } from './lineImpedance.ts';

/** Impedance in ohms of a trace of a width on a copper layer; undefined without a plane beside it. */
export function impedanceAt(view: BoardView, layer: number, width: number): number | undefined {
  const { copper, stackup } = view.board;
  const [near, far] = view.referencesOf(layer);
  if (!near || near.height <= 0 || width <= 0) return undefined;
  const permittivity = stackup.dielectrics[Math.min(layer, near.layer)]?.permittivity.value ?? 4.3;
  const thickness = stackup.copper[layer]?.value ?? 0;
  const trace = { width, thickness, permittivity };
  if (far && far.height > 0) return striplineOhm(trace, near.height, far.height);
  const isOuter = layer === 0 || layer === copper.length - 1;
  return microstripOhm(trace, near.height, !isOuter);
}

/** Whether the distance of a layer from its planes is stated. */
export function isHeightKnown(view: BoardView, layer: number): boolean {
  return view
    .referencesOf(layer)
    .every(
      (plane) =>
        view.board.stackup.dielectrics[Math.min(layer, plane.layer)]?.thickness.isAssumed === false,
    );
}
