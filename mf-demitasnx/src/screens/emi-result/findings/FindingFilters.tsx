import { useIntl } from '@portal/shared';
import { compareCodePoints, emiConfidences, emiSeverities } from '@portal/shared/domain';
import { FilterSelect, ListFilters } from '@portal/shared/list';
import { useMemo } from 'react';
import { changeStates } from '../../../domain/results/Change.ts';
import { findingStates } from '../../../domain/results/Finding.ts';
import type { RuleResult } from '../../../domain/results/Result.ts';
import { confidenceMessages, severityMessages } from '../messages.ts';
import { changeMessages, messages, statusMessages } from './messages.ts';
import type { FindingsList } from './useFindings.ts';

interface FindingFiltersProps {
  readonly list: FindingsList;
  readonly rules: readonly RuleResult[];
  readonly isCompared: boolean;
}

/** Search and filters of the findings. The options are the rules and nets of all findings. */
export function FindingFilters({ list, rules, isCompared }: FindingFiltersProps) {
  const { formatMessage } = useIntl();
  const { all, view, changeView } = list;
  const nets = useMemo(
    () =>
      [...new Set(all.flatMap(({ net, otherNets }) => (net === null ? [] : [net, ...otherNets])))]
        .sort(compareCodePoints)
        .map((net) => ({ value: net, label: net })),
    [all],
  );
  const found = new Set(all.map(({ rule }) => rule));
  return (
    <ListFilters list={list} searchLabel={formatMessage(messages.search)}>
      <FilterSelect
        label={formatMessage(messages.severity)}
        options={emiSeverities.map((value) => ({
          value,
          label: formatMessage(severityMessages[value]),
        }))}
        value={view.severity}
        onChange={(severity) => {
          changeView({ severity });
        }}
      />
      <FilterSelect
        label={formatMessage(messages.confidence)}
        options={emiConfidences.map((value) => ({
          value,
          label: formatMessage(confidenceMessages[value]),
        }))}
        value={view.confidence}
        onChange={(confidence) => {
          changeView({ confidence });
        }}
      />
      <FilterSelect
        label={formatMessage(messages.rule)}
        options={rules
          .filter(({ id }) => found.has(id))
          .map(({ id, title }) => ({ value: id, label: `${id} ${title}` }))}
        value={view.rule}
        onChange={(rule) => {
          changeView({ rule });
        }}
      />
      <FilterSelect
        label={formatMessage(messages.net)}
        options={nets}
        value={view.net}
        onChange={(net) => {
          changeView({ net });
        }}
      />
      <FilterSelect
        label={formatMessage(messages.status)}
        options={findingStates.map((value) => ({
          value,
          label: formatMessage(statusMessages[value]),
        }))}
        value={view.status}
        onChange={(status) => {
          changeView({ status });
        }}
      />
      {isCompared && (
        <FilterSelect
          label={formatMessage(messages.change)}
          options={changeStates.map((value) => ({
            value,
            label: formatMessage(changeMessages[value]),
          }))}
          value={view.change}
          onChange={(change) => {
            changeView({ change });
          }}
        />
      )}
    </ListFilters>
  );
}
