import { distance, arcRadius, arcAngle } from '../odb/features/circle.ts';
import { featureKind, type Features } from '../odb/features/Features.ts';
import { arcAt } from '../odb/symbols/drawFeatures.ts';

const mmOfNm = 1e-6;

/** Length in mm of a line or arc, 0 for other features. */
export function lengthOfFeature(features: Features, feature: number): number {
  const kind = features.kinds[feature];
  const row = features.rows[feature] ?? 0;
  if (kind === featureKind.arc) {
    const arc = arcAt(features, row);
    return Math.abs(arcAngle(arc)) * arcRadius(arc) * mmOfNm;
  }
  if (kind !== featureKind.line) return 0;
  const { xy } = features.lines;
  const at = row * 4;
  return distance(xy[at] ?? 0, xy[at + 1] ?? 0, xy[at + 2] ?? 0, xy[at + 3] ?? 0) * mmOfNm;
}
