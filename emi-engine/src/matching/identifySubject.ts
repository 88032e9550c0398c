import { type JobFinding } from '../findings/JobSummary.ts';
import { subjectRules, type SubjectRule } from './subjectRules.ts';

/** The subject of a finding, independent of measured values. */
export interface Subject {
  /** Equal for findings that may be the same in two runs of a project. */
  readonly text: string;
  /** A run has at most one such finding, so its place is ignored. */
  readonly isOne: boolean;
}

const rules = new Map<string, SubjectRule>(Object.entries(subjectRules));

/** For messages that this version does not know. */
function unknown(kind: string): SubjectRule {
  return { kind, nets: 'own', layer: true, names: [], isOne: false };
}

/** The subject of a finding: rule, kind of message, nets, layer and names. */
export function identifySubject({
  rule,
  message,
  net,
  otherNets,
  layer,
}: Pick<JobFinding, 'rule' | 'message' | 'net' | 'otherNets' | 'layer'>): Subject {
  const given = rules.get(message.code) ?? unknown(message.code);
  const parts = [
    ...[rule, given.kind, netsOf(given.nets), given.layer ? layer : null],
    ...given.names.map((name) => message.values[name] ?? null),
  ];
  return { text: JSON.stringify(parts), isOne: given.isOne };

  function netsOf(which: SubjectRule['nets']): readonly (string | null)[] {
    if (which === 'none') return [];
    // The order of the nets of a pair depends on measured values.
    return which === 'own' ? [net] : [net ?? '', ...otherNets].sort();
  }
}
