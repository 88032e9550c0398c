import type { BoardMark } from '../gl/BoardMark.ts';

/**
 * Filters marks by visible layers. Marks without a layer and the selected one, which the list can
 * open at any time, remain.
 *
 * @param visible indices of the layers
 */
export function visibleMarks(
  marks: readonly BoardMark[],
  visible: ReadonlySet<number>,
  chosen: string | null,
): readonly BoardMark[] {
  return marks.filter(({ id, layer }) => layer < 0 || visible.has(layer) || id === chosen);
}
