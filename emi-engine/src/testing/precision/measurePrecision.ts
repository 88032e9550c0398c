import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { rules } from '../../rules/rules.ts';
import { readPlan } from '../boards/readPlan.ts';
import { type RuleSituations, type Situation } from './Situation.ts';

/**
 * How a rule did: situations it found of those it must find, and stayed silent of the others. What
 * must be worth a look only counts as both.
 */
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
  const { found, silent, folded = [] } = situations;
  const missed = await failing([...found, ...folded], async (each) => {
    return (await findingsIn(situations, each)).length === 0;
  });
  const false_ = await failing(
    silent,
    async (each) => (await findingsIn(situations, each)).length > 0,
  );
  const shown = await failing(folded, async (each) => {
    const findings = await findingsIn(situations, each);
    return findings.some(({ confidence }) => confidence !== 'worth_a_look');
  });
  const mustFind = found.length + folded.length;
  const mustBeSilent = silent.length + folded.length;
  return {
    ...{ rule: situations.rule, found: mustFind - missed.length, mustFind },
    ...{ silent: mustBeSilent - false_.length - shown.length, mustBeSilent },
    wrong: [
      ...missed.map((what) => `must be found: ${what}`),
      ...false_.map((what) => `must be silent: ${what}`),
      ...shown.map((what) => `must be worth a look only: ${what}`),
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
async function findingsIn({ rule: id }: RuleSituations, { plan, settings }: Situation) {
  const board = await readPlan(plan);
  const alone = rules.filter((rule) => rule.id === id);
  return analyzeBoard(board, settings ?? {}, alone).findings;
}
