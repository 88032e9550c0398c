import { Button, Card, FailureAlert, FormattedMessage, useIntl } from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import { Below, ScreenOnly, TablePlace } from './license.styles.ts';
import { messages } from './messages.ts';

interface HistoryCardProps<Row> {
  readonly title: { readonly id: string };
  /** Shown when the table is empty. */
  readonly empty: { readonly id: string };
  readonly columns: readonly Column<Row>[];
  /** Pass a stable function. */
  readonly rowKey: (row: Row) => string;
  /** The result of `useOlderUses` or `useOlderEvents`. */
  readonly history: {
    readonly rows: readonly Row[];
    readonly error: unknown;
    readonly isPending: boolean;
    readonly showOlder: (() => void) | undefined;
  };
}

/** A paginated history table, newest first. */
export function HistoryCard<Row>(props: HistoryCardProps<Row>) {
  const { title, empty, columns, rowKey, history } = props;
  const { rows, error, isPending, showOlder } = history;
  const { formatMessage } = useIntl();
  return (
    <Card isFlush title={<FormattedMessage {...title} />}>
      {rows.length === 0 ? (
        <Below>
          <FormattedMessage {...empty} />
        </Below>
      ) : (
        <TablePlace>
          <DataTable label={formatMessage(title)} columns={columns} rows={rows} rowKey={rowKey} />
        </TablePlace>
      )}
      {showOlder && (
        <ScreenOnly>
          <Below>
            <FailureAlert error={error} title={<FormattedMessage {...messages.olderFailed} />} />
            <Button size="small" isBusy={isPending} onClick={showOlder}>
              <FormattedMessage {...messages.older} />
            </Button>
          </Below>
        </ScreenOnly>
      )}
    </Card>
  );
}
