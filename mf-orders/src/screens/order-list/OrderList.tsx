import {
  Alert,
  Button,
  Card,
  commonMessages,
  EmptyState,
  ErrorState,
  FormattedMessage,
  isApiError,
  lazyPart,
  NotPermittedState,
  PageHeading,
  Stack,
  useIntl,
} from '@portal/shared';
import type { OrderRow } from '@portal/shared/contracts';
import { useState } from 'react';
import { useCancelOrder } from '../../api/useCancelOrder.ts';
import { useSaveDocument } from '../../api/useSaveDocument.ts';
import { CancelFailure } from '../../components/cancel/CancelFailure.tsx';
import { DocumentFailure } from '../../components/documents/DocumentFailure.tsx';
import { WithRequestId } from '../../components/failure/WithRequestId.tsx';
import { ClearedRenewals } from './ClearedRenewals.tsx';
import { messages } from './messages.ts';
import { OrderResults } from './OrderResults.tsx';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrderListView } from './useOrderListView.ts';
import { useShownOrders } from './useShownOrders.ts';

const CancelOrderDialog = lazyPart(
  async () => (await import('../../components/cancel/CancelOrderDialog.tsx')).CancelOrderDialog,
);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

type OpenDialog =
  { readonly kind: 'cancel'; readonly order: OrderRow } | { readonly kind: 'export' };

/** Reads the address, asks for the orders, and picks one of the five states. */
export function OrderList() {
  const { formatMessage } = useIntl();
  const { address, view, changeView } = useOrderListView();
  const { query, ...orders } = useShownOrders(address, view);
  const { extent } = orders;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const file = useSaveDocument();
  const cancelling = useCancelOrder();
  const [handleCancel] = useState(() => (order: OrderRow) => {
    setDialog({ kind: 'cancel', order });
  });
  const columns = useOrderColumns({ onDocument: file.mutate, onCancel: handleCancel });
  const handleClose = () => {
    setDialog(null);
  };
  const handleRetry = () => {
    void query.refetch();
  };
  const isForbidden =
    query.data === undefined && isApiError(query.error) && query.error.code === 'not_allowed';
  const isPartial = extent === 'partial' && !isForbidden;

  const content = () => {
    if (isForbidden) return <NotPermittedState />;
    if (query.isError && extent === 'none') {
      return <ErrorState error={query.error} isRetrying={query.isFetching} onRetry={handleRetry} />;
    }
    if (extent === 'whole' && orders.total === 0) return <EmptyState />;
    return (
      <OrderResults
        {...orders}
        columns={columns}
        view={view}
        onChangeView={changeView}
        actions={
          <Button
            size="small"
            icon="download"
            onPointerEnter={ExportDialog.preload}
            onFocus={ExportDialog.preload}
            onClick={() => {
              setDialog({ kind: 'export' });
            }}
          >
            <FormattedMessage {...messages.export} />
          </Button>
        }
      />
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} />
      <ClearedRenewals />
      {(query.isRefetchError || isPartial) && (
        <Alert
          kind="warning"
          action={
            <Button size="small" isBusy={query.isFetching} onClick={handleRetry}>
              <FormattedMessage {...commonMessages.tryAgain} />
            </Button>
          }
        >
          <WithRequestId error={query.error}>
            <FormattedMessage {...(isPartial ? messages.notComplete : messages.notCurrent)} />
          </WithRequestId>
        </Alert>
      )}
      {file.isError && <DocumentFailure wanted={file.variables} error={file.error} />}
      {cancelling.isError && (
        <CancelFailure
          order={cancelling.variables}
          error={cancelling.error}
          onRefresh={() => {
            cancelling.reset();
            handleRetry();
          }}
        />
      )}
      <Card isFlush>{content()}</Card>
      {dialog?.kind === 'cancel' && (
        <CancelOrderDialog order={dialog.order} cancelling={cancelling} onClose={handleClose} />
      )}
      {dialog?.kind === 'export' && <ExportDialog listed={view} onClose={handleClose} />}
    </Stack>
  );
}
