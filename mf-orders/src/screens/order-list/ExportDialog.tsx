import {
  Button,
  commonMessages,
  DayField,
  FailureAlert,
  FormattedMessage,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { addMonths, toCalendarDay, type CalendarDay } from '@portal/shared/domain';
import { Dialog } from '@portal/shared/overlays';
import { useState } from 'react';
import { useExportDocuments } from '../../api/useExportDocuments.ts';
import { Lead } from '../../components/facts.styles.ts';
import { endOfMonth, namedPeriod, type Period } from '../../domain/orders/periods.ts';
import { messages } from './messages.ts';
import { Days } from './PeriodFilter.styles.ts';

const firstDay = toCalendarDay('2015-01-01');

interface ExportDialogProps {
  /** Period of the list, preselected; last month when the list has none. */
  readonly listed: Period;
  readonly onClose: () => void;
}

/** Exports the documents of a period of at most one year as a ZIP file, for bookkeeping. */
export function ExportDialog({ listed, onClose }: ExportDialogProps) {
  const { formatMessage } = useIntl();
  const today = toCalendarDay(useSession((session) => session.today));
  // Postpaid orders are billed at the end of the month; their invoices exist earlier.
  const lastDay = endOfMonth(today);
  const yearAfter = (day: CalendarDay) => {
    const end = addMonths(day, 12);
    return end < lastDay ? end : lastDay;
  };
  const lastMonth = namedPeriod('last_month', today);
  const isOffered = listed.from !== null && listed.from <= today;
  const offered = isOffered ? { from: listed.from, to: listed.to } : lastMonth;
  const lastOffered = yearAfter(offered.from);
  const [from, setFrom] = useState(offered.from);
  const [to, setTo] = useState(
    offered.to !== null && offered.to < lastOffered ? offered.to : lastOffered,
  );
  const documents = useExportDocuments();
  const handleFrom = (text: string) => {
    const day = toCalendarDay(text);
    const last = yearAfter(day);
    setFrom(day);
    // Keeps the last day within a year of the first.
    if (to < day || to > last) setTo(last);
  };
  return (
    <Dialog
      title={<FormattedMessage {...messages.exportTitle} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button
            kind="primary"
            icon="download"
            isBusy={documents.isPending}
            onClick={() => {
              documents.mutate({ from, to }, { onSuccess: onClose });
            }}
          >
            <FormattedMessage {...messages.exportDownload} />
          </Button>
        </>
      }
    >
      <Stack>
        <Lead>
          <FormattedMessage {...messages.exportLead} />
        </Lead>
        <Days>
          <DayField
            label={formatMessage(messages.from)}
            value={from}
            min={firstDay}
            max={today}
            onChange={handleFrom}
          />
          <DayField
            label={formatMessage(messages.to)}
            value={to}
            min={from}
            max={yearAfter(from)}
            onChange={(day) => {
              setTo(toCalendarDay(day));
            }}
          />
        </Days>
        {documents.isError && (
          <FailureAlert
            error={documents.error}
            title={<FormattedMessage {...messages.exportFailed} />}
          />
        )}
      </Stack>
    </Dialog>
  );
}
