import { Icon, useFormats, useIntl } from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo, useState } from 'react';
import { findingId, type ListedFinding } from '../../../domain/results/Change.ts';
import type { FindingSortKey } from '../../../domain/results/FindingView.ts';
import { groupFindings, type Grouping } from '../../../domain/results/groupFindings.ts';
import type { RuleResult } from '../../../domain/results/Result.ts';
import { GroupHead, GroupName, Groups } from './findings.styles.ts';
import { groupMessages } from './messages.ts';
import { SeverityChip } from './SeverityChip.tsx';
import type { FindingsList } from './useFindings.ts';

export interface FindingGroupsProps {
  readonly list: FindingsList;
  readonly by: Grouping;
  readonly rules: readonly RuleResult[];
  readonly columns: readonly Column<ListedFinding, FindingSortKey>[];
  /** Id of the open finding, whose group is unfolded. */
  readonly chosen: string | null;
}

/** The listed findings by rule, net or part; each group unfolds to a table. */
export function FindingGroups({ list, by, rules, columns, chosen }: FindingGroupsProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { shown, sort, changeSort } = list;
  const groups = useMemo(() => groupFindings(shown, by), [shown, by]);
  const [toggled, setToggled] = useState<ReadonlyMap<string | null, boolean>>(new Map());
  const titleOf = (name: string | null) => {
    if (name === null) return formatMessage(groupMessages[by]);
    const rule = by === 'rule' ? rules.find(({ id }) => id === name) : undefined;
    return rule ? `${name} ${rule.title}` : name;
  };
  return (
    <Groups>
      {groups.map(({ name, worst, findings }) => {
        const isOpen =
          toggled.get(name) ?? findings.some((finding) => findingId(finding) === chosen);
        const title = titleOf(name);
        return (
          <li key={JSON.stringify(name)}>
            <h3>
              <GroupHead
                type="button"
                aria-expanded={isOpen}
                onClick={() => {
                  setToggled(new Map([...toggled, [name, !isOpen]]));
                }}
              >
                <Icon name={isOpen ? 'minus' : 'plus'} />
                <GroupName>{title}</GroupName>
                <span>{number(findings.length)}</span>
                <SeverityChip severity={worst} />
              </GroupHead>
            </h3>
            {isOpen && (
              <DataTable
                label={title}
                columns={columns}
                rows={findings}
                rowKey={findingId}
                sort={sort}
                onSort={changeSort}
              />
            )}
          </li>
        );
      })}
    </Groups>
  );
}
