import type { Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';

/**
 * File name of a chart's picture, without extension: `usage-log_hours_cd_2026-11-01_2026-11-22`.
 */
export function pictureName(chart: string, product: Product | null, period: Period): string {
  const parts = ['usage-log', chart, ...(product === null ? [] : [product])];
  return [...parts, period.start, period.end].join('_');
}
