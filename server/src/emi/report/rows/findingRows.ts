import { type Locale } from '@portal/shared/domain';
import { type Analysis } from '../../findings/Analysis.ts';
import { type NetClass } from '../../findings/NetClass.ts';
import { describeFinding } from '../../findings/describeFinding.ts';
import { type ClassName, type FindingRow } from './FindingRow.ts';
import { nmOfMm } from '../../model/lengths.ts';

const classNames: Readonly<Record<NetClass, ClassName>> = {
  ...{ ground: 'ground', power: 'power', clock: 'clock', highSpeed: 'high_speed' },
  ...{ io: 'io', unknown: 'unknown' },
};

/** The findings of an analysis in its order, in words. */
export function findingRows(
  { board, findings }: Pick<Analysis, 'board' | 'findings'>,
  locale: Locale,
): FindingRow[] {
  return findings.map((finding) => ({
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
  }));
}

/** Six decimals: sums of floating numbers have digits behind that mean nothing. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
