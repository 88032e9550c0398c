import { Button, FailureAlert, FormattedMessage } from '@portal/shared';
import { useSaveCsv } from '../../api/useSaveCsv.ts';
import type { CsvSet } from '../../domain/csvPath.ts';
import type { LogView } from '../../domain/LogView.ts';
import type { Period } from '../../domain/Period.ts';
import { Files, FilesFailure } from './ViewBar.styles.ts';
import { messages } from './messages.ts';

interface CsvFilesProps {
  readonly sets: readonly CsvSet[];
  readonly view: LogView;
  /** The displayed days. */
  readonly period: Period;
}

const labels = {
  license: messages.csv,
  user: messages.csv,
  other: messages.csv,
  usage: messages.csvUsage,
};

/** Downloads the rows of data sets for the displayed period and product. */
export function CsvFiles({ sets, view, period }: CsvFilesProps) {
  const file = useSaveCsv();
  return (
    <>
      <Files>
        {sets.map((set) => (
          <Button
            key={set}
            icon="download"
            isBusy={file.isPending && file.variables.set === set}
            disabled={file.isPending && file.variables.set !== set}
            onClick={() => {
              file.mutate({ set, view, period });
            }}
          >
            <FormattedMessage {...labels[set]} />
          </Button>
        ))}
      </Files>
      {file.isError && (
        <FilesFailure>
          <FailureAlert error={file.error} title={<FormattedMessage {...messages.csvFailed} />} />
        </FilesFailure>
      )}
    </>
  );
}
