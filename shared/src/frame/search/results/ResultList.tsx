import { SkeletonShape } from '../../../ui/marks/Skeleton.tsx';
import type { ResultGroup } from '../Result.ts';
import { Group, GroupTitle, List, Waiting } from './ResultList.styles.ts';
import { ResultOption } from './ResultOption.tsx';

interface ResultListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ResultGroup[];
  /** The id of a result's element. */
  readonly idOf: (resultId: string) => string;
  /** Id of the marked element. */
  readonly marked: string | undefined;
  readonly onMark: (id: string) => void;
  readonly onClose: () => void;
}

/** The grouped results below the search field; focus stays in the field. */
export function ResultList(props: ResultListProps) {
  const { id, label, groups, idOf, marked, onMark, onClose } = props;
  return (
    <List
      role="listbox"
      id={id}
      aria-label={label}
      aria-busy={groups.some(({ isWaiting }) => isWaiting)}
    >
      {groups.map(({ id: groupId, title, note, results, isWaiting = false }) => {
        const hasNothingYet = isWaiting && results.length === 0;
        return (
          <Group
            key={groupId}
            role="group"
            aria-labelledby={idOf(groupId)}
            $isWaiting={hasNothingYet}
          >
            <GroupTitle role="presentation" id={idOf(groupId)}>
              {title}
              {note !== undefined && <span>{note}</span>}
            </GroupTitle>
            {results.map((result) => {
              const optionId = idOf(result.id);
              return (
                <ResultOption
                  key={result.id}
                  result={result}
                  id={optionId}
                  isMarked={optionId === marked}
                  onMark={() => {
                    onMark(optionId);
                  }}
                  onClose={onClose}
                />
              );
            })}
            {hasNothingYet && (
              <Waiting aria-hidden>
                <SkeletonShape />
              </Waiting>
            )}
          </Group>
        );
      })}
    </List>
  );
}
