import { describe, describeFinding, describeRule } from '../../findings/describeFinding.ts';
import { type Finding } from '../../findings/Finding.ts';
import { type RuleId } from '../../findings/RuleId.ts';
import { rules } from '../../rules/rules.ts';
import { type Report } from '../Report.ts';
import { countFindings } from '../rows/countFindings.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { describeSource } from '../texts/ruleSources.ts';
import { ruleNotes } from '../texts/ruleNotes.ts';
import { formatMm, formatNumber } from './formatNumber.ts';
import { mostFigures, mostRows, type NumberedFinding, type RuleContent } from './ReportContent.ts';

/** All rules in order, with their findings. */
export function describeRules(report: Report): RuleContent[] {
  const { analysis, locale } = report;
  const { byRule } = countFindings(analysis.findings);
  const ofRules = new Map<RuleId, NumberedFinding[]>(rules.map(({ id }) => [id, []]));
  for (const [index, finding] of analysis.findings.entries()) {
    const listed = ofRules.get(finding.rule);
    if (listed && listed.length < mostRows) listed.push(numbered(finding, index, report));
  }
  return rules.map(({ id: rule, source }) => {
    const counts = byRule.get(rule) ?? { error: 0, warning: 0, info: 0 };
    const skipped = analysis.skipped.find((each) => each.rule === rule);
    return {
      ...{ rule, counts, ...describeRule(rule, locale) },
      what: ruleNotes[rule][locale],
      source: describeSource(rule, source, locale),
      total: counts.error + counts.warning + counts.info,
      skipped: skipped ? describe(skipped.reason, locale) : '',
      figures: describeFigures(report, rule),
      findings: ofRules.get(rule) ?? [],
    };
  });
}

function describeFigures({ analysis, locale }: Report, rule: RuleId): string[] {
  const figures = analysis.figures.filter((figure) => figure.rule === rule);
  const left = figures.length - mostFigures;
  return [
    ...figures.slice(0, mostFigures).map(({ text }) => describe(text, locale)),
    ...(left > 0 ? [reportTexts[locale].rules.moreFigures(left)] : []),
  ];
}

function numbered(
  finding: Finding,
  index: number,
  { analysis, locale, suppressed }: Report,
): NumberedFinding {
  const { board } = analysis;
  const texts = reportTexts[locale];
  const withUnit = (value: number) => `${formatNumber(value)} ${texts.units[finding.unit]}`.trim();
  const { netClass, classSource } = finding;
  const net = board.nets[finding.net]?.name ?? '';
  const reason = suppressed?.get(index);
  const others = finding.otherNets.flatMap((other) => board.nets[other]?.name ?? []);
  return {
    ...{ no: index + 1, finding, net, nets: [net, ...others].filter(Boolean).join('\n') },
    severity: texts.severities[finding.severity],
    confidence: texts.confidences[finding.confidence],
    netClass: classText(),
    layer: board.copper[finding.layer]?.name ?? '',
    place: `${formatMm(finding.x)}, ${formatMm(finding.y)}`,
    ...{ measured: withUnit(finding.measured), limit: withUnit(finding.limit) },
    ...describeFinding(finding, locale),
    source: describeSource(finding.rule, finding.source, locale),
    suppressed: reason === undefined ? '' : texts.suppressed.because(reason),
  };

  function classText(): string {
    if (net === '') return '';
    if (classSource === 'none') return texts.classes[netClass];
    return texts.remarked(texts.classes[netClass], texts.classSources[classSource]);
  }
}
