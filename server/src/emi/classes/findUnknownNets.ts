import { type Board } from '../model/Board.ts';
import { type Warning } from '../problems/Warnings.ts';
import { type GivenClass } from './readClassTable.ts';

/** A warning for each net of a user's list that the board does not have. @param file of the list */
export function findUnknownNets(
  { nets }: Board,
  table: ReadonlyMap<string, GivenClass>,
  file: string,
): Warning[] {
  const names = new Set(nets.map(({ name }) => name));
  return [...table].flatMap(([net, { line }]) =>
    names.has(net) ? [] : [{ code: 'classes-net', file, line, values: { net }, times: 1 }],
  );
}
