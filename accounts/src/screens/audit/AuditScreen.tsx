import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FailureAlert,
  FormattedMessage,
  PageHeading,
  useIntl,
  useQuery,
  useSession,
} from '@portal/shared';
import { DataTable, TableSkeleton } from '@portal/shared/table';
import type { Act } from '../../api/audit/audit.presenter.ts';
import { auditQuery } from '../../api/audit/auditQuery.ts';
import { useSaveAudit } from '../../api/audit/useSaveAudit.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { Pages } from './audit.styles.ts';
import { messages } from './messages.ts';
import { useAuditColumns } from './useAuditColumns.tsx';
import { useAuditView } from './useAuditView.ts';

const actKey = ({ id }: Act) => String(id);

/** Who did what in the team: searched, narrowed, page by page, and as a file. */
export function AuditScreen() {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const { filter, before, changeFilter, openPage } = useAuditView();
  const columns = useAuditColumns();
  const audit = useQuery(auditQuery(filter, before, locale));
  const file = useSaveAudit();
  return (
    <>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
        actions={
          <Button
            icon="download"
            isBusy={file.isPending}
            onClick={() => {
              file.mutate(filter);
            }}
          >
            <FormattedMessage {...messages.csv} />
          </Button>
        }
      />
      {file.isError && (
        <FailureAlert error={file.error} title={<FormattedMessage {...messages.csvFailed} />} />
      )}
      <Card isFlush>
        <AuditFilters filter={filter} people={audit.data?.people ?? []} onChange={changeFilter} />
        {audit.isPending && <TableSkeleton columns={columns} />}
        {audit.isError && (
          <ErrorState
            error={audit.error}
            isRetrying={audit.isFetching}
            onRetry={() => void audit.refetch()}
          />
        )}
        {audit.isSuccess && audit.data.acts.length === 0 && (
          <EmptyState>
            <FormattedMessage {...messages.none} />
          </EmptyState>
        )}
        {audit.isSuccess && audit.data.acts.length > 0 && (
          <DataTable
            label={formatMessage(messages.title)}
            columns={columns}
            rows={audit.data.acts}
            rowKey={actKey}
          />
        )}
        {audit.isSuccess && (before !== null || audit.data.next !== null) && (
          <Pages $justify="end">
            {before !== null && (
              <Button
                onClick={() => {
                  openPage(null);
                }}
              >
                <FormattedMessage {...messages.newest} />
              </Button>
            )}
            {audit.data.next !== null && (
              <Button
                isBusy={audit.isPlaceholderData}
                onClick={() => {
                  openPage(audit.data.next);
                }}
              >
                <FormattedMessage {...messages.older} />
              </Button>
            )}
          </Pages>
        )}
      </Card>
    </>
  );
}
