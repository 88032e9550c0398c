import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { rules } from '../../rules/rules.ts';
import { readPlan } from '../boards/readPlan.ts';
import { type RuleSituations, type Situation } from './Situation.ts';

/** How a rule did: situations it found of those it must find, and stayed silent of the others. */
export interface Precision {
  readonly rule: string;
  readonly found: number;
  readonly mustFind: number;
  readonly silent: number;
  readonly mustBeSilent: number;
  /** What it got wrong, in words. */
  readonly wrong: readonly string[];
}

export async function measurePrecision(situations: RuleSituations): Promise<Precision> {
  const { found, silent } = situations;
  const missed = await failing(found, async (each) => !(await finds(situations, each)));
  const false_ = await failing(silent, (each) => finds(situations, each));
  return {
    ...{ rule: situations.rule, found: found.length - missed.length, mustFind: found.length },
    ...{ silent: silent.length - false_.length, mustBeSilent: silent.length },
    wrong: [
      ...missed.map((what) => `must be found: ${what}`),
      ...false_.map((what) => `must be silent: ${what}`),
    ],
  };
}

async function failing(
  all: readonly Situation[],
  isWrong: (situation: Situation) => Promise<boolean>,
): Promise<string[]> {
  const wrong = await Promise.all(all.map(isWrong));
  return all.flatMap(({ what }, index) => (wrong[index] ? [what] : []));
}

/** Runs the rule alone. */
async function finds({ rule: id }: RuleSituations, { plan, settings }: Situation) {
  const board = await readPlan(plan);
  const alone = rules.filter((rule) => rule.id === id);
  return analyzeBoard(board, settings ?? {}, alone).findings.length > 0;
}
