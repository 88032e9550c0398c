import { emiSeverities, type EmiSeverity } from '@portal/shared/domain';
import type { ListedFinding } from './Change.ts';

/** By what findings may be grouped. */
export const groupings = ['rule', 'net', 'part'] as const;
export type Grouping = (typeof groupings)[number];

/** Findings with the same rule, net or part. */
export interface FindingGroup {
  /** Rule, net or part; null for findings without. */
  readonly name: string | null;
  readonly worst: EmiSeverity;
  readonly findings: readonly [ListedFinding, ...ListedFinding[]];
}

/** Groups findings in their order. Those without a net or part are the last group. */
export function groupFindings(
  findings: readonly ListedFinding[],
  by: Grouping,
): readonly FindingGroup[] {
  const groups = new Map<string | null, [ListedFinding, ...ListedFinding[]]>();
  for (const finding of findings) {
    const group = groups.get(finding[by]);
    if (group) group.push(finding);
    else groups.set(finding[by], [finding]);
  }
  return [...groups]
    .map(([name, members]) => ({ name, worst: worstOf(members), findings: members }))
    .sort((one, other) => Number(one.name === null) - Number(other.name === null));
}

function worstOf(findings: readonly ListedFinding[]): EmiSeverity {
  const found = new Set(findings.map(({ severity }) => severity));
  return emiSeverities.find((severity) => found.has(severity)) ?? 'info';
}
