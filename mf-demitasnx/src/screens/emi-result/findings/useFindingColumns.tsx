import { FormattedMessage, NoValue, StatusChip, useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { findingId, type ListedFinding } from '../../../domain/results/Change.ts';
import type { FindingSortKey } from '../../../domain/results/FindingView.ts';
import type { RuleResult } from '../../../domain/results/Result.ts';
import { classMessages, confidenceMessages } from '../messages.ts';
import { ChangeChip } from './ChangeChip.tsx';
import { Chips, OpenButton, Quiet } from './findings.styles.ts';
import { messages, statusMessages } from './messages.ts';
import { SeverityChip } from './SeverityChip.tsx';

interface FindingColumnOptions {
  readonly rules: readonly RuleResult[];
  readonly chosen: string | null;
  readonly isCompared: boolean;
  readonly onChoose: (id: string, from: HTMLElement) => void;
}

export function useFindingColumns({
  rules,
  chosen,
  isCompared,
  onChoose,
}: FindingColumnOptions): readonly Column<ListedFinding, FindingSortKey>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const titles = new Map(rules.map(({ id, title }) => [id, title]));
    const columns: Column<ListedFinding, FindingSortKey>[] = [
      {
        id: 'no',
        header: formatMessage(messages.no),
        width: '64px',
        sortKey: 'no',
        cell: ({ no }) => no,
      },
      {
        id: 'severity',
        header: formatMessage(messages.severity),
        width: '124px',
        inCard: 'head',
        cell: ({ severity, suppression, isFixed, assignee, confidence }) => (
          <Chips>
            <SeverityChip severity={severity} />
            <Quiet>{formatMessage(confidenceMessages[confidence])}</Quiet>
            {assignee !== null && <Quiet>{assignee}</Quiet>}
            {isFixed && !suppression && (
              <StatusChip tone="success" icon="check">
                <FormattedMessage {...statusMessages.fixed} />
              </StatusChip>
            )}
            {suppression && (
              <StatusChip tone="grey" icon="ban">
                <FormattedMessage {...messages.suppressed} />
              </StatusChip>
            )}
          </Chips>
        ),
      },
      {
        id: 'finding',
        header: formatMessage(messages.finding),
        width: 'minmax(200px, 3fr)',
        inCard: 'whole',
        cell: (finding) => (
          <OpenButton
            type="button"
            aria-current={findingId(finding) === chosen || undefined}
            aria-label={[formatMessage(messages.open, { no: finding.no }), finding.message].join(
              ' ',
            )}
            onClick={({ currentTarget }) => {
              onChoose(findingId(finding), currentTarget);
            }}
          >
            {finding.message}
          </OpenButton>
        ),
      },
      {
        id: 'rule',
        header: formatMessage(messages.rule),
        inCard: 'line',
        width: 'minmax(112px, 1.1fr)',
        leaves: 2,
        sortKey: 'rule',
        cell: ({ rule }) => (
          <>
            {rule}
            <Quiet>{titles.get(rule)}</Quiet>
          </>
        ),
      },
      {
        id: 'net',
        header: formatMessage(messages.net),
        inCard: 'line',
        width: 'minmax(128px, 1.2fr)',
        sortKey: 'net',
        cell: ({ net, netClass }) =>
          net === null ? (
            <NoValue />
          ) : (
            <>
              {net}
              <Quiet>{formatMessage(classMessages[netClass])}</Quiet>
            </>
          ),
      },
      {
        id: 'layer',
        header: formatMessage(messages.layer),
        inCard: 'line',
        width: 'minmax(136px, 0.9fr)',
        leaves: 1,
        sortKey: 'layer',
        cell: ({ layer }) => layer ?? <NoValue />,
      },
    ];
    if (isCompared) {
      columns.push({
        id: 'change',
        header: formatMessage(messages.change),
        inCard: 'line',
        width: 'minmax(96px, 0.8fr)',
        cell: ({ change }) => (change === null ? <NoValue /> : <ChangeChip change={change} />),
      });
    }
    return columns;
  }, [formatMessage, rules, chosen, isCompared, onChoose]);
}
