import { emiNetClass } from '@portal/shared/domain';
import { type Finding } from '../../findings/Finding.ts';
import { exactFigure } from '../../model/figureText.ts';
import { describeFinding } from '../../findings/describeFinding.ts';
import { type FindingRow } from './FindingRow.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { describeSource } from '../texts/ruleSources.ts';
import { type Report } from '../Report.ts';

type Worded = Pick<Report, 'analysis' | 'locale' | 'suppressed'>;

const rowsAtOnce = 1_000;

/** Renders the findings of an analysis in order, in batches. */
export function* findingRows(report: Worded): Generator<readonly FindingRow[], void> {
  const { findings } = report.analysis;
  for (let from = 0; from < findings.length; from += rowsAtOnce)
    yield findings
      .slice(from, from + rowsAtOnce)
      .map((finding, index) => rowOf(finding, from + index, report));
}

function rowOf(
  finding: Finding,
  index: number,
  { analysis: { board }, locale, suppressed }: Worded,
): FindingRow {
  return {
    rule: finding.rule,
    severity: finding.severity,
    net: board.nets[finding.net]?.name ?? null,
    class: emiNetClass(finding.netClass),
    class_source: finding.classSource,
    layer: board.copper[finding.layer]?.name ?? null,
    x_mm: finding.x / nmOfMm,
    y_mm: finding.y / nmOfMm,
    measured: exactFigure(finding.measured),
    limit: exactFigure(finding.limit),
    unit: finding.unit,
    ...describeFinding(finding, locale),
    source: describeSource(finding.rule, finding.source, locale),
    ...(suppressed && { suppressed: suppressed.get(index) ?? null }),
    confidence: finding.confidence,
  };
}
