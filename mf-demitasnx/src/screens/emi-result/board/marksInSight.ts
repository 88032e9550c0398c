import type { BoardMark } from '../gl/BoardMark.ts';

/**
 * The marks that go with the layers that are shown: theirs, those of no single layer, and the chosen
 * one, which the list can open whatever is shown.
 *
 * @param visible indices of the layers
 */
export function marksInSight(
  marks: readonly BoardMark[],
  visible: ReadonlySet<number>,
  chosen: string | null,
): readonly BoardMark[] {
  return marks.filter(({ id, layer }) => layer < 0 || visible.has(layer) || id === chosen);
}
