import type { Finding } from './Finding.ts';

/** How a finding has come about since another run, or that it is gone. */
export const changeStates = ['new', 'still', 'gone'] as const;
export type ChangeState = (typeof changeStates)[number];

/** What a comparison with another run says. */
export interface Comparison {
  /** What the other run said of each finding of this run, by its key; null where it is new. */
  readonly befores: ReadonlyMap<string, Before | null>;
  /** Findings of the other run that are gone. */
  readonly gone: readonly Finding[];
}

/** How bad a finding was in the other run. */
export type Before = Pick<Finding, 'severity' | 'measured'>;

/** A finding in the list: with its state where runs are compared. */
export interface ListedFinding extends Finding {
  readonly change: ChangeState | null;
  /** What the other run said of a finding that is still there. */
  readonly before: Before | null;
}

/** The findings of a run, then those that are gone since the other. */
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

/** How many findings have come about in each way. */
export function countChanges(
  findings: readonly ListedFinding[],
): Readonly<Record<ChangeState, number>> {
  const counts = { new: 0, still: 0, gone: 0 };
  for (const { change } of findings) if (change !== null) counts[change]++;
  return counts;
}

/** How many findings of this run are suppressed. */
export function countSuppressed(findings: readonly ListedFinding[]): number {
  return findings.filter(({ suppression, change }) => suppression && change !== 'gone').length;
}

/** Names a finding in the list: a gone one may have the key of one that is there. */
export function findingId({ key, change }: Pick<ListedFinding, 'key' | 'change'>): string {
  return change === 'gone' ? `gone-${key}` : key;
}
