import { Alert, Button, FormattedMessage, csvOf, saveFile, useIntl } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import { useState } from 'react';
import { useToday } from '../useToday.ts';
import { csvTable } from './csvTable.ts';
import { messages } from './messages.ts';

interface ExportButtonProps {
  /** As shown: narrowed and in order. */
  readonly licenses: readonly License[];
  /** False while only the first rows are here. */
  readonly isWhole: boolean;
}

export function ExportButton({ licenses, isWhole }: ExportButtonProps) {
  const intl = useIntl();
  const today = useToday();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const handleDownload = async () => {
    setState('busy');
    const { headings, rows } = csvTable(licenses, today, intl);
    try {
      const name = intl.formatMessage(messages.fileName, { day: today });
      saveFile(`${name}.csv`, await csvOf(headings, rows));
      setState('idle');
    } catch {
      // The library could not be fetched: the only thing here that needs the network.
      setState('failed');
    }
  };

  return (
    <>
      {state === 'failed' && (
        <Alert kind="danger">
          <FormattedMessage {...messages.failed} />
        </Alert>
      )}
      <Button
        size="small"
        icon="download"
        isBusy={state === 'busy' || !isWhole}
        disabled={isWhole && licenses.length === 0}
        onClick={handleDownload}
      >
        <FormattedMessage {...messages.download} />
      </Button>
    </>
  );
}
