import {
  Button,
  ClearedRenewals,
  DocumentFailure,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Stack,
  lazyPart,
  useIntl,
  useSaveDocument,
} from '@portal/shared';
import { ListCard, ListNotice } from '@portal/shared/list';
import { useState } from 'react';
import { useCancelOrder } from '../../api/useCancelOrder.ts';
import { CancelFailure } from '../../components/cancel/CancelFailure.tsx';
import type { OrderSummary } from '../../domain/orders/Order.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import listEn from '../../locales/list/en.json';
import listJa from '../../locales/list/ja.json';
import { AmountDue } from './AmountDue.tsx';
import { messages } from './messages.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrders } from './useOrders.ts';

const common = { en, ja };
const catalogs = { en: listEn, ja: listJa };

/** The screen `/orders`. */
export function OrderListScreen() {
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <OrderList />
      </RemoteMessages>
    </RemoteMessages>
  );
}

const CancelOrderDialog = lazyPart(
  async () => (await import('../../components/cancel/CancelOrderDialog.tsx')).CancelOrderDialog,
);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

type OpenDialog =
  | { readonly kind: 'cancel'; readonly order: OrderSummary }
  | { readonly kind: 'export' };

function idOf({ id }: OrderSummary): string {
  return id;
}

/** The order list of the team, with its actions, dialogs and failures. */
function OrderList() {
  const { formatMessage } = useIntl();
  const list = useOrders();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const file = useSaveDocument();
  const cancelling = useCancelOrder();
  const [handleCancel] = useState(() => (order: OrderSummary) => {
    setDialog({ kind: 'cancel', order });
  });
  const columns = useOrderColumns({ onDocument: file.mutate, onCancel: handleCancel });
  const handleClose = () => {
    setDialog(null);
  };
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} />
      <ClearedRenewals />
      <AmountDue />
      <ListNotice list={list} />
      {file.isError && <DocumentFailure wanted={file.variables} error={file.error} />}
      {cancelling.isError && (
        <CancelFailure
          order={cancelling.variables}
          error={cancelling.error}
          onRefresh={() => {
            cancelling.reset();
            list.retry();
          }}
        />
      )}
      <ListCard
        list={list}
        label={formatMessage(messages.title)}
        columns={columns}
        rowKey={idOf}
        texts={messages}
        name="orders"
        filters={<OrderFilters list={list} />}
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
      {dialog?.kind === 'cancel' && (
        <CancelOrderDialog order={dialog.order} cancelling={cancelling} onClose={handleClose} />
      )}
      {dialog?.kind === 'export' && <ExportDialog listed={list.view} onClose={handleClose} />}
    </Stack>
  );
}
