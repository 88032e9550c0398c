import { hasWords, searchWords, sortRows, type SortValue } from '@portal/shared/domain';
import type { ListedFinding } from './Change.ts';
import { stateOf } from './Finding.ts';
import type { FindingSortKey, FindingView } from './FindingView.ts';

const sortValue: Readonly<Record<FindingSortKey, (finding: ListedFinding) => SortValue>> = {
  // Findings of the other run keep its numbers and come last.
  no: ({ no, change }) => (change === 'gone' ? Number.MAX_SAFE_INTEGER / 2 + no : no),
  rule: ({ rule }) => Number(rule.slice(1)),
  net: ({ net }) => net,
  layer: ({ layer }) => layer,
};

/**
 * Applies filters, search and sort to findings. The net filter matches findings that involve the
 * net; the search looks for words in message, advice, nets, layer, rule and
 * assignee.
 */
export function applyFindingView(
  findings: readonly ListedFinding[],
  { search, sort: { key, descending }, ...filters }: FindingView,
): readonly ListedFinding[] {
  const { severity, confidence, rule, net, status, change } = filters;
  const words = searchWords(search);
  const shown = findings.filter(
    (finding) =>
      (severity === null || finding.severity === severity) &&
      (confidence === null || finding.confidence === confidence) &&
      (rule === null || finding.rule === rule) &&
      (net === null || finding.net === net || finding.otherNets.includes(net)) &&
      (status === null || stateOf(finding) === status) &&
      (change === null || finding.change === change) &&
      hasWords(words, [
        finding.assignee ?? '',
        ...[finding.message, finding.advice, finding.net ?? '', finding.layer ?? '', finding.rule],
        ...finding.otherNets,
      ]),
  );
  return sortRows(shown, { valueOf: sortValue[key], descending });
}

/**
 * The shown findings without those that are only worth a look, which a list that is not narrowed
 * folds. All of them if no other is left.
 */
export function foldFindings(
  shown: readonly ListedFinding[],
  { search, sort: _, ...filters }: FindingView,
): readonly ListedFinding[] {
  if (search !== '' || Object.values(filters).some((value) => value !== null)) return shown;
  const sure = shown.filter(({ confidence }) => confidence !== 'worth_a_look');
  return sure.length > 0 ? sure : shown;
}
