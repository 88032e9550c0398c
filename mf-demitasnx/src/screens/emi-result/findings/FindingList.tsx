import {
  Alert,
  commonMessages,
  FormattedMessage,
  Inline,
  lazyPart,
  Skeleton,
  Stack,
  useIntl,
  Button,
  EmptyState,
  Card,
} from '@portal/shared';
import { ListCard } from '@portal/shared/list';
import type { Run, RuleResult } from '../../../domain/results/Result.ts';
import {
  changeStates,
  countChanges,
  findingId,
  type ListedFinding,
} from '../../../domain/results/Change.ts';
import { ChangeChip } from './ChangeChip.tsx';
import { CompareField } from './CompareField.tsx';
import type { FindingGroupsProps } from './FindingGroups.tsx';
import { GroupField } from './GroupField.tsx';
import { FindingFilters } from './FindingFilters.tsx';
import { Comparing, Fold, RoomyRows } from './findings.styles.ts';
import { messages } from './messages.ts';
import { useFindingColumns } from './useFindingColumns.tsx';
import type { Findings, FindingsList } from './useFindings.ts';

const FindingGroups = lazyPart<FindingGroupsProps>(
  async () => (await import('./FindingGroups.tsx')).FindingGroups,
  () => <Skeleton lines={4} />,
);

interface FindingListProps {
  readonly list: FindingsList;
  readonly rules: readonly RuleResult[];
  readonly runs: readonly Run[];
  readonly previousId: string | null;
  readonly engineVersion: string;
  readonly compared: string | null;
  readonly chosen: string | null;
  readonly findings: Findings;
}

function keyOf(finding: ListedFinding): string {
  return findingId(finding);
}

/** Number of new, unchanged and gone findings since the other run. */
function ChangeCounts({ findings }: { readonly findings: readonly ListedFinding[] }) {
  const counts = countChanges(findings);
  return (
    <Inline as="ul">
      {changeStates.map((change) => (
        <li key={change}>
          <ChangeChip change={change} count={counts[change]} />
        </li>
      ))}
    </Inline>
  );
}

/** The table of findings, filtered by the address, or a message that there are none. */
export function FindingList({
  list,
  rules,
  runs,
  previousId,
  engineVersion,
  compared,
  chosen,
  findings,
}: FindingListProps) {
  const { formatMessage } = useIntl();
  const { all } = list;
  const { isUnknown, comparison, choose, compare, folding, grouping, group } = findings;
  const other = runs.find(({ id }) => id === compared)?.engineVersion ?? engineVersion;
  const columns = useFindingColumns({
    rules,
    chosen,
    isCompared: compared !== null,
    onChoose: choose,
  });
  const isCompared = compared !== null && comparison.isRead;
  const isEmpty = list.extent === 'whole' && all.length === 0;
  const areSuppressed = all.length > 0 && all.every(({ suppression }) => suppression !== null);
  return (
    <Stack>
      {isUnknown && (
        <Alert kind="warning">
          <FormattedMessage {...messages.unknown} />
        </Alert>
      )}
      {areSuppressed && (
        <Alert>
          <FormattedMessage {...messages.allSuppressed} />
        </Alert>
      )}
      {isCompared && other !== engineVersion && (
        <Alert>
          <FormattedMessage {...messages.engines} values={{ now: engineVersion, other }} />
        </Alert>
      )}
      {comparison.error !== null && (
        <Alert
          kind="danger"
          title={<FormattedMessage {...messages.compareFailed} />}
          action={
            <Button onClick={() => void comparison.retry()}>
              <FormattedMessage {...commonMessages.tryAgain} />
            </Button>
          }
        />
      )}
      {isEmpty && compared === null ? (
        <Card>
          <EmptyState icon="circle-check">
            <FormattedMessage {...messages.none} />
          </EmptyState>
        </Card>
      ) : (
        <RoomyRows>
          <ListCard
            list={list}
            label={formatMessage(messages.title)}
            columns={columns}
            rowKey={keyOf}
            texts={messages}
            name="findings"
            isPart
            quick={<GroupField grouping={grouping} onGroup={group} />}
            {...(grouping !== null &&
              list.shown.length > 0 && {
                rows: () => <FindingGroups {...{ list, rules, columns, chosen, by: grouping }} />,
              })}
            filters={<FindingFilters list={list} rules={rules} isCompared={compared !== null} />}
            actions={
              <Comparing>
                {isCompared && <ChangeCounts findings={all} />}
                <CompareField
                  runs={runs}
                  previousId={previousId}
                  compared={compared}
                  onCompare={compare}
                />
              </Comparing>
            }
          />
          {folding.count > 0 && (
            <Fold>
              <Button
                icon={folding.isOpen ? 'minus' : 'plus'}
                aria-expanded={folding.isOpen}
                onClick={folding.toggle}
              >
                <FormattedMessage {...messages.folded} values={{ count: folding.count }} />
              </Button>
            </Fold>
          )}
        </RoomyRows>
      )}
    </Stack>
  );
}
