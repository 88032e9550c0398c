import { type Board } from '../model/Board.ts';
import { type Warning } from '../problems/Warnings.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** Most warnings kept of a list: it may belong to another board. */
const most = 100;

/**
 * Warns of each line of the user's lists whose net or part the board does not have, up to 100 a
 * list. A board without nets or parts gets one warning of a different kind.
 */
export function findUnknownNames(
  { nets, parts }: Pick<Board, 'nets' | 'parts'>,
  { classes = new Map(), roles = new Map() }: AnalysisSettings,
): Warning[] {
  const names = new Set(nets.map(({ name }) => name));
  const refs = new Set(parts.map(({ ref }) => ref));
  const unknownNets = [...classes].flatMap(([net, { line }]): Warning[] =>
    nets.length === 0 || line === undefined || names.has(net)
      ? []
      : [{ code: 'classes-net', values: { line, net }, times: 1 }],
  );
  const unknownParts = [...roles].flatMap(([part, { line }]): Warning[] =>
    parts.length === 0 || line === undefined || refs.has(part)
      ? []
      : [{ code: 'roles-part', values: { line, part }, times: 1 }],
  );
  return [...unknownNets.slice(0, most), ...unknownParts.slice(0, most)];
}
