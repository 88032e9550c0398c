import type { ReleaseFiguresAnswer } from '@portal/shared/contracts';
import type { FailedPeople } from '../readers/readers.queries.ts';
import { countOf, countUpTo, quantile } from '../counts/buckets.ts';
import { bucketsOf, sumOf, type Sums } from '../counts/counts.queries.ts';

/** Bounds of good and poor by web.dev: milliseconds, or thousandths of a shift. */
const vitalBounds = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
} as const;

type Named = Pick<ReleaseFiguresAnswer, 'version' | 'hash' | 'state' | 'audience' | 'since'>;

const nobody: FailedPeople = { people: 0, failed: 0, load: 0, render: 0, effect: 0 };

/** A release's figures in wire format. */
export function presentFigures(
  release: Named,
  sums: Sums | undefined,
  readers: FailedPeople = nobody,
): ReleaseFiguresAnswer {
  const { people, failed, ...kinds } = readers;
  const load = bucketsOf(sums, 'load');
  return {
    ...release,
    people,
    failed: { people: failed, ...kinds },
    opens: sumOf(sums, 'opens'),
    load: { count: countOf(load), p50: quantile(load, 0.5), p95: quantile(load, 0.95) },
    lcp: vitalOf(sums, 'lcp'),
    inp: vitalOf(sums, 'inp'),
    cls: vitalOf(sums, 'cls'),
    events: sumOf(sums, 'event'),
    calls: sumOf(sums, 'call'),
    violations: sumOf(sums, 'violation'),
    previews: sumOf(sums, 'preview'),
  };
}

function vitalOf(sums: Sums | undefined, vital: keyof typeof vitalBounds) {
  const buckets = bucketsOf(sums, vital);
  const count = countOf(buckets);
  const { good, poor } = vitalBounds[vital];
  return {
    count,
    p75: quantile(buckets, 0.75),
    good: countUpTo(buckets, good),
    poor: count - countUpTo(buckets, poor),
  };
}
