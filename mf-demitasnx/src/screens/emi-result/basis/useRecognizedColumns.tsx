import { FormattedMessage, SelectField, StatusChip, useFormats, useIntl } from '@portal/shared';
import { writeOut } from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import {
  isPending,
  type Kind,
  type Recognized,
  type RecognizedList,
} from '../../../domain/results/Recognized.ts';
import { Quiet } from '../findings/findings.styles.ts';
import { kindMessages, kindsOf } from './kindsOf.ts';
import { messages, sourceMessages } from './messages.ts';

/** Value of the choice that takes a correction back. */
const withdrawal = '';

/** @param onCorrect called with the chosen role or class, or null to take the correction back */
export function useRecognizedColumns(
  list: RecognizedList,
  onCorrect: (name: string, kind: Kind | null) => void,
): readonly Column<Recognized>[] {
  const { formatMessage, formatList } = useIntl();
  const { percent, instant } = useFormats();
  return useMemo(() => {
    const isPart = list === 'parts';
    const kinds = kindsOf(list).map((value) => ({
      value,
      label: formatMessage(kindMessages[value]),
    }));
    const withWithdrawal = [
      ...kinds,
      { value: withdrawal, label: formatMessage(messages.withdraw) },
    ];
    return [
      {
        id: 'name',
        header: formatMessage(isPart ? messages.part : messages.net),
        width: 'minmax(120px, 1fr)',
        cell: ({ name }) => writeOut(name),
      },
      {
        id: 'kind',
        header: formatMessage(isPart ? messages.role : messages.class),
        width: 'minmax(200px, 1fr)',
        cell: ({ name, kind, correction }) => (
          <SelectField
            isDense
            isLabelHidden
            label={formatMessage(isPart ? messages.roleOf : messages.classOf, {
              name: writeOut(name),
            })}
            value={correction?.kind ?? kind}
            options={correction ? withWithdrawal : kinds}
            onChange={({ target }) => {
              onCorrect(name, kindsOf(list).find((one) => one === target.value) ?? null);
            }}
          />
        ),
      },
      {
        id: 'confidence',
        header: formatMessage(messages.confidence),
        width: 'minmax(96px, 0.5fr)',
        cell: ({ source, confidence }) =>
          source === 'guessed' && confidence !== null
            ? percent(confidence * 100)
            : formatMessage(sourceMessages[source]),
      },
      {
        id: 'why',
        header: formatMessage(messages.why),
        width: 'minmax(200px, 3fr)',
        cell: (row) => (
          <div>
            {formatList(row.why, { type: 'unit' })}
            {row.correction && (
              <Quiet>
                <FormattedMessage
                  {...(row.correction.userName === '' ? messages.corrected : messages.correctedBy)}
                  values={{
                    user: row.correction.userName,
                    date: instant(row.correction.correctedAt),
                  }}
                />
              </Quiet>
            )}
            {isPending(row) && (
              <StatusChip tone="warning" icon="clock">
                <FormattedMessage {...messages.notYet} />
              </StatusChip>
            )}
          </div>
        ),
      },
    ];
  }, [formatList, formatMessage, instant, list, onCorrect, percent]);
}
