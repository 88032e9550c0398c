import { type JobFinding } from '../findings/JobSummary.ts';
import { subjectRules, type SubjectRule } from './subjectRules.ts';

/** What a finding is about, whatever was measured. */
export interface Subject {
  /** Equal for findings that may be the same one in two runs of a project. */
  readonly text: string;
  /** There is one such finding at most in a run, so that its place says nothing. */
  readonly isOne: boolean;
}

const rules = new Map<string, SubjectRule>(Object.entries(subjectRules));

/** Of messages that this version does not know any more. */
function unknown(kind: string): SubjectRule {
  return { kind, nets: 'own', layer: true, names: [], isOne: false };
}

/** Says what a finding is about: its rule, the kind of its message, nets, layer and names. */
export function subjectOf({
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
    // Which of a pair is named first depends on what was measured.
    return which === 'own' ? [net] : [net ?? '', ...otherNets].sort();
  }
}
