import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { describeFinding } from '../../findings/describeFinding.ts';
import { type Finding } from '../../findings/Finding.ts';
import { type NetClass } from '../../findings/NetClass.ts';
import { type RuleId } from '../../findings/RuleId.ts';
import { type AnalysisSettings } from '../../settings/AnalysisSettings.ts';
import { type BoardPlan } from '../../boards/BoardPlan.ts';
import { kicad } from '../../boards/Dialect.ts';
import { readPlan } from './readPlan.ts';
import { type BoardOptions } from '../../boards/writeBoard.ts';

/** A finding with names of nets and layers, in millimetres. */
type PlanFinding = Omit<Finding, 'net' | 'otherNets' | 'layer' | 'message' | 'advice'> & {
  readonly net: string;
  readonly otherNets: readonly string[];
  readonly layer: string;
  readonly text: string;
};

/**
 * Runs a rule on a planned board.
 *
 * @param classes classes of nets by name, as a user gives them
 * @param options deviations of the archive
 */
export async function findInPlan(
  plan: BoardPlan,
  rule: RuleId,
  classes: Readonly<Record<string, NetClass>> = {},
  settings: AnalysisSettings = {},
  options: BoardOptions = {},
): Promise<PlanFinding[]> {
  const board = await readPlan(plan, kicad, options);
  const given = new Map(Object.entries(classes).map(([name, netClass]) => [name, { netClass }]));
  const { findings } = analyzeBoard(board, { ...settings, classes: given });
  const nameOf = (net: number) => board.nets[net]?.name ?? '';
  return findings.flatMap(({ message, advice, ...finding }) =>
    finding.rule === rule
      ? [
          {
            ...finding,
            ...{ x: finding.x / 1e6, y: finding.y / 1e6, net: nameOf(finding.net) },
            layer: board.copper[finding.layer]?.name ?? '',
            otherNets: finding.otherNets.map(nameOf),
            text: describeFinding({ message, advice }, 'en').message,
          },
        ]
      : [],
  );
}
