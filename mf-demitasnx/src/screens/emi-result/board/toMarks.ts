import { findingId, type ListedFinding } from '../../../domain/results/Change.ts';
import { stateOf } from '../../../domain/results/Finding.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import type { BoardMark } from '../gl/BoardMark.ts';

/** Converts findings to marks, worst first, in millimeters from the center of the board. */
export function toMarks(
  findings: readonly ListedFinding[],
  { center: [centerX, centerY], layers }: Pick<Scene, 'center' | 'layers'>,
): readonly BoardMark[] {
  const worstFirst = findings.toSorted((one, other) => one.no - other.no);
  return worstFirst.map((finding) => ({
    id: findingId(finding),
    no: finding.no,
    severity: finding.severity,
    layer: layers.findIndex(({ name }) => name === finding.layer),
    x: finding.xMm - centerX,
    y: finding.yMm - centerY,
    paths: finding.pathsMm.map((path) =>
      path.map((value, index) => value - (index % 2 === 0 ? centerX : centerY)),
    ),
    isHollow: stateOf(finding) !== 'open' || finding.change === 'gone',
    change: finding.change,
  }));
}
