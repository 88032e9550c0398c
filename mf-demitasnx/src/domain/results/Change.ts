import type { Finding } from './Finding.ts';

/** How a finding has come about since another run, or that it is gone. */
export const changeStates = ['new', 'still', 'gone'] as const;
export type ChangeState = (typeof changeStates)[number];

/** What a comparison with another run says. */
export interface Comparison {
  /** State of each finding of this run by its key. */
  readonly states: ReadonlyMap<string, 'new' | 'still'>;
  /** Findings of the other run that are gone. */
  readonly gone: readonly Finding[];
}

/** A finding in the list: with its state where runs are compared. */
export interface ListedFinding extends Finding {
  readonly change: ChangeState | null;
}

/** The findings of a run, then those that are gone since the other. */
export function listFindings(
  findings: readonly Finding[],
  comparison: Comparison | null,
): readonly ListedFinding[] {
  const own = findings.map((finding) => ({
    ...finding,
    change: comparison?.states.get(finding.key) ?? null,
  }));
  const gone = (comparison?.gone ?? []).map((finding) => ({
    ...finding,
    change: 'gone' as const,
  }));
  return [...own, ...gone];
}

/** Names a finding in the list: a gone one may have the key of one that is there. */
export function findingId({ key, change }: Pick<ListedFinding, 'key' | 'change'>): string {
  return change === 'gone' ? `gone-${key}` : key;
}
