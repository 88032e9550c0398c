import { type Board } from '../model/Board.ts';
import { type Warning } from '../problems/Warnings.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** Most warnings kept: the list may belong to another board. */
const most = 100;

/**
 * Warns of each line of a user's list whose net the board does not have, up to 100. A board without
 * nets gets one warning of a different kind.
 */
export function findUnknownNets(
  { nets }: Board,
  { classes = new Map() }: AnalysisSettings,
): Warning[] {
  if (nets.length === 0) return [];
  const names = new Set(nets.map(({ name }) => name));
  const unknown = [...classes].flatMap(([net, { line }]): Warning[] =>
    line === undefined || names.has(net)
      ? []
      : [{ code: 'classes-net', values: { line, net }, times: 1 }],
  );
  return unknown.slice(0, most);
}
