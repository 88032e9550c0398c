import { type Analysis } from '../../findings/Analysis.ts';
import { describe } from '../../findings/describeFinding.ts';
import { describeWarning } from '../../problems/Warnings.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { type Texts } from '../texts/Texts.ts';
import { countFindings } from '../rows/countFindings.ts';
import { describeBoard } from './describeBoard.ts';
import { describeRules } from './describeRules.ts';
import { type ReportContent } from './ReportContent.ts';

/** Renders a report in words. */
export function describeReport(report: Report): ReportContent {
  const { analysis, details, locale } = report;
  const texts = reportTexts[locale];
  const rules = describeRules(report);
  return {
    title: details.title,
    ...describeBoard(report),
    counts: countFindings(analysis.findings).bySeverity,
    suppressed: report.suppressed?.size ?? 0,
    rules,
    findings: rules.flatMap(({ findings }) => findings).sort((one, other) => one.no - other.no),
    parameters: analysis.parameters.map(({ name, value, ...origin }) => [
      describe(name, locale),
      value,
      originOf(origin, texts.appendix),
    ]),
    input: [
      [texts.appendix.inputSha256, details.inputSha256],
      [texts.appendix.toolVersion, details.toolVersion],
    ],
    warnings: analysis.board.warnings.map((warning) => describeWarning(warning, locale)),
    skipped: analysis.skipped.map(({ rule, reason }) => [rule, describe(reason, locale)]),
  };
}

function originOf(
  { isAssumed, isDefault }: Pick<Analysis['parameters'][number], 'isAssumed' | 'isDefault'>,
  { assumed, standard, given }: Texts['appendix'],
): string {
  if (isAssumed) return assumed;
  return isDefault ? standard : given;
}
