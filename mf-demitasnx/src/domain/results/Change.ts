import type { Finding } from './Finding.ts';

/** The state of a finding compared with another run. */
export const changeStates = ['new', 'still', 'gone'] as const;
export type ChangeState = (typeof changeStates)[number];

/** A comparison with another run. */
export interface Comparison {
  /** The other run's rating of each finding of this run, by key; null if new. */
  readonly befores: ReadonlyMap<string, Before | null>;
  /** Findings of the other run that no longer exist. */
  readonly gone: readonly Finding[];
}

/** Rating of a finding in the other run. */
export type Before = Pick<Finding, 'severity' | 'measured'>;

/** A listed finding, with its state if runs are compared. */
export interface ListedFinding extends Finding {
  readonly change: ChangeState | null;
  /** The other run's rating of an existing finding. */
  readonly before: Before | null;
}

/** Lists the findings of a run, then the ones gone since the other run. */
export function listFindings(
  findings: readonly Finding[],
  comparison: Comparison | null,
): readonly ListedFinding[] {
  const own = findings.map((finding) => {
    const before = comparison?.befores.get(finding.key);
    return {
      ...finding,
      change: before === undefined ? null : changeSince(before),
      before: before ?? null,
    };
  });
  const gone = (comparison?.gone ?? []).map((finding) => ({
    ...finding,
    ...{ change: 'gone' as const, before: null },
  }));
  return [...own, ...gone];
}

function changeSince(before: Before | null): ChangeState {
  return before === null ? 'new' : 'still';
}

export function countChanges(
  findings: readonly ListedFinding[],
): Readonly<Record<ChangeState, number>> {
  const counts = { new: 0, still: 0, gone: 0 };
  for (const { change } of findings) if (change !== null) counts[change]++;
  return counts;
}

/** Counts the suppressed findings of this run. */
export function countSuppressed(findings: readonly ListedFinding[]): number {
  return findings.filter(({ suppression, change }) => suppression && change !== 'gone').length;
}

/** A unique id in the list, since a gone finding may have the key of an existing one. */
export function findingId({ key, change }: Pick<ListedFinding, 'key' | 'change'>): string {
  return change === 'gone' ? `gone-${key}` : key;
}
