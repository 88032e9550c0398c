import { Alert, FormattedMessage, SearchField, Stack, useIntl, useTypedText } from '@portal/shared';
import { hasWords, searchWords } from '@portal/shared/domain';
import { DataTable } from '@portal/shared/table';
import { useCallback, useMemo, useState } from 'react';
import { useCorrect } from '../../../api/results/useCorrect.ts';
import {
  compareCertainty,
  isPending,
  type Kind,
  type Recognized,
  type RecognizedList,
} from '../../../domain/results/Recognized.ts';
import { Note, Rows, Tools } from './basis.styles.ts';
import { CorrectionFailure } from './CorrectionFailure.tsx';
import { CorrectionFile } from './CorrectionFile.tsx';
import { kindMessages } from './kindsOf.ts';
import { messages } from './messages.ts';
import { useRecognizedColumns } from './useRecognizedColumns.tsx';

interface RecognizedRowsProps {
  readonly job: string;
  readonly list: RecognizedList;
  readonly rows: readonly Recognized[];
}

function keyOf({ id }: Recognized): string {
  return id;
}

/** The table of parts or nets, searchable, the uncertain ones first. */
export function RecognizedRows({ job, list, rows }: RecognizedRowsProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const [text, typeText] = useTypedText(search, setSearch);
  const { mutate, error } = useCorrect(job, list);
  const correct = useCallback(
    (name: string, kind: Kind | null) => {
      mutate({ name, kind });
    },
    [mutate],
  );
  const columns = useRecognizedColumns(list, correct);
  const sorted = useMemo(() => rows.toSorted(compareCertainty), [rows]);
  const shown = useMemo(() => {
    const words = searchWords(search);
    return sorted.filter(({ name, kind, correction }) =>
      hasWords(words, [name, formatMessage(kindMessages[correction?.kind ?? kind])]),
    );
  }, [formatMessage, search, sorted]);
  const pending = rows.filter(isPending).length;
  return (
    <Stack>
      <Tools>
        <SearchField
          label={formatMessage(list === 'parts' ? messages.searchParts : messages.searchNets)}
          value={text}
          onChange={typeText}
        />
        <CorrectionFile job={job} list={list} />
      </Tools>
      <CorrectionFailure error={error} />
      {pending > 0 && (
        <Alert>
          <FormattedMessage {...messages.pending} values={{ count: pending }} />
        </Alert>
      )}
      <Note role="status">
        <FormattedMessage
          {...(shown.length < rows.length ? messages.countOf : messages.count)}
          values={{ shown: shown.length, total: rows.length }}
        />
      </Note>
      {shown.length > 0 && (
        <Rows>
          <DataTable
            label={formatMessage(messages[list])}
            columns={columns}
            rows={shown}
            rowKey={keyOf}
          />
        </Rows>
      )}
    </Stack>
  );
}
