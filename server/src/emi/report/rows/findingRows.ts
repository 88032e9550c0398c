import { type Locale } from '@portal/shared/domain';
import { type Analysis } from '../../findings/Analysis.ts';
import { type Finding } from '../../findings/Finding.ts';
import { type NetClass } from '../../findings/NetClass.ts';
import { describeFinding } from '../../findings/describeFinding.ts';
import { type ClassName, type FindingRow } from './FindingRow.ts';
import { nmOfMm } from '../../model/lengths.ts';

const classNames: Readonly<Record<NetClass, ClassName>> = {
  ...{ ground: 'ground', power: 'power', clock: 'clock', highSpeed: 'high_speed' },
  ...{ io: 'io', unknown: 'unknown' },
};

/** Findings that are put in words at once. */
const rowsAtOnce = 1_000;

/** The findings of an analysis in its order, in words; some at a time. */
export function* findingRows(
  { board, findings }: Pick<Analysis, 'board' | 'findings'>,
  locale: Locale,
): Generator<readonly FindingRow[], void> {
  for (let from = 0; from < findings.length; from += rowsAtOnce)
    yield findings.slice(from, from + rowsAtOnce).map((finding) => rowOf(finding, board, locale));
}

function rowOf(finding: Finding, board: Analysis['board'], locale: Locale): FindingRow {
  return {
    rule: finding.rule,
    severity: finding.severity,
    net: board.nets[finding.net]?.name ?? null,
    class: classNames[finding.netClass],
    class_source: finding.classSource,
    layer: board.copper[finding.layer]?.name ?? null,
    x_mm: finding.x / nmOfMm,
    y_mm: finding.y / nmOfMm,
    measured: rounded(finding.measured),
    limit: rounded(finding.limit),
    unit: finding.unit,
    ...describeFinding(finding, locale),
    source: finding.source,
  };
}

/** Six decimals: sums of floating numbers have digits behind that mean nothing. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
