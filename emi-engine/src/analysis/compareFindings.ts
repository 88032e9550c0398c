import { type Finding } from '../findings/Finding.ts';
import { ruleIds } from '../findings/RuleId.ts';
import { compareSeverity } from './rateDraft.ts';

/** Orders findings by severity, then score, then by keys that depend only on the board. */
export function compareFindings(one: Finding, other: Finding): number {
  return (
    compareSeverity(one.severity, other.severity) ||
    other.score - one.score ||
    ruleIds.indexOf(one.rule) - ruleIds.indexOf(other.rule) ||
    one.net - other.net ||
    one.layer - other.layer ||
    one.x - other.x ||
    one.y - other.y
  );
}
