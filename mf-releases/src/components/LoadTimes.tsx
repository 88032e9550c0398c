import { NoValue } from '@portal/shared';
import type { Release } from '../domain/Release.ts';
import { useUnits } from './useUnits.ts';

/** Median and 95th percentile of a release's load time. */
export function LoadTimes({ load }: Pick<Release, 'load'>) {
  const { time } = useUnits();
  const { p50, p95 } = load;
  if (p50 === null || p95 === null) return <NoValue />;
  return `${time(p50)} / ${time(p95)}`;
}
