import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { describeFinding } from '../../findings/describeFinding.ts';
import { type Finding } from '../../findings/Finding.ts';
import { type RuleId } from '../../findings/RuleId.ts';
import { type AnalysisSettings } from '../../settings/AnalysisSettings.ts';
import { type BoardPlan } from '../../boards/BoardPlan.ts';
import { readPlan } from './readPlan.ts';

/**
 * Runs a rule on a planned board and renders its findings in words.
 *
 * @throws Error if a sentence in either language misses a value
 */
export async function findingsOf(
  rule: RuleId,
  plan: BoardPlan,
  settings: AnalysisSettings = {},
): Promise<(Finding & { readonly text: string })[]> {
  const { findings } = analyzeBoard(await readPlan(plan), settings);
  return findings
    .filter((finding) => finding.rule === rule)
    .map((finding) => {
      const { message, advice } = describeFinding(finding, 'en');
      const said = Object.values(describeFinding(finding, 'ja'));
      for (const text of [message, advice, ...said])
        if (/\{\w+\}|\?|^R\d+\./.test(text)) throw new Error(`A value is missing: ${text}`);
      return { ...finding, text: message };
    });
}
