import { Alert, Button, FormattedMessage, csvOf, saveFile, useIntl } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import type { Extent } from '@portal/shared/list';
import { useId, useState } from 'react';
import { useToday } from '../../../components/license/useToday.ts';
import { csvTable } from './csvTable.ts';
import { Reason } from './ExportButton.styles.ts';
import { messages } from './messages.ts';

interface ExportButtonProps {
  /** The licenses as they are shown: filtered and sorted. */
  readonly licenses: readonly License[];
  readonly extent: Extent;
}

export function ExportButton({ licenses, extent }: ExportButtonProps) {
  const intl = useIntl();
  const today = useToday();
  const reasonId = useId();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const handleDownload = async () => {
    setState('busy');
    const { headings, rows } = csvTable(licenses, today, intl);
    try {
      const name = intl.formatMessage(messages.fileName, { day: today });
      saveFile(`${name}.csv`, await csvOf(headings, rows));
      setState('idle');
    } catch {
      // Only the fetch of the CSV code needs the network here.
      setState('failed');
    }
  };

  const isPartial = extent === 'partial';
  const isLoading = extent === 'none' || extent === 'loading';
  return (
    <>
      {state === 'failed' && (
        <Alert kind="danger">
          <FormattedMessage {...messages.failed} />
        </Alert>
      )}
      {isPartial && (
        <Reason id={reasonId}>
          <FormattedMessage {...messages.wholeOnly} />
        </Reason>
      )}
      <Button
        size="small"
        icon="download"
        isBusy={state === 'busy' || isLoading}
        disabled={isPartial || (extent === 'whole' && licenses.length === 0)}
        aria-describedby={isPartial ? reasonId : undefined}
        onClick={handleDownload}
      >
        <FormattedMessage {...messages.download} />
      </Button>
    </>
  );
}
