import { type Finding, type Severity } from '../../findings/Finding.ts';
import { type RuleId } from '../../findings/RuleId.ts';

export type SeverityCounts = Record<Severity, number>;

/** Counts findings by severity, and by rule in the order of first occurrence. */
export function countFindings(findings: readonly Pick<Finding, 'rule' | 'severity'>[]): {
  readonly bySeverity: SeverityCounts;
  readonly byRule: ReadonlyMap<RuleId, SeverityCounts>;
} {
  const bySeverity: SeverityCounts = { error: 0, warning: 0, info: 0 };
  const byRule = new Map<RuleId, SeverityCounts>();
  for (const { rule, severity } of findings) {
    const counts = byRule.get(rule) ?? { error: 0, warning: 0, info: 0 };
    counts[severity] += 1;
    bySeverity[severity] += 1;
    byRule.set(rule, counts);
  }
  return { bySeverity, byRule };
}
