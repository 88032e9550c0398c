import { SelectField, useIntl } from '@portal/shared';
import { groupings, type Grouping } from '../../../domain/results/groupFindings.ts';
import { groupingMessages, messages } from './messages.ts';

interface GroupFieldProps {
  readonly grouping: Grouping | null;
  readonly onGroup: (by: Grouping | null) => void;
}

/** Selects by what the findings are grouped. */
export function GroupField({ grouping, onGroup }: GroupFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      isDense
      label={formatMessage(messages.group)}
      value={grouping ?? ''}
      options={[
        { value: '', label: formatMessage(messages.groupNone) },
        ...groupings.map((by) => ({ value: by, label: formatMessage(groupingMessages[by]) })),
      ]}
      onChange={({ target: { value } }) => {
        onGroup(groupings.find((by) => by === value) ?? null);
      }}
    />
  );
}
