import {
  Card,
  CopiedText,
  FormattedMessage,
  TextLink,
  type WantedDocument,
  useFormats,
  useHasScreen,
  useIntl,
} from '@portal/shared';
import { orderStateOf, tokyoDay, type OrderState } from '@portal/shared/domain';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { LicenseRecord } from '../../api/licensePageQuery.ts';
import { paths } from '../../paths.ts';
import { DocumentButtons } from './DocumentButtons.tsx';
import { Below, TablePlace } from './license.styles.ts';
import { messages, orderMessages } from './messages.ts';

type Order = LicenseRecord['orders'][number];

const stateMessages = {
  unpaid: orderMessages.unpaid,
  unapproved: orderMessages.unapproved,
  approved: orderMessages.unpaid,
  paid: orderMessages.paid,
  failed: orderMessages.failed,
  cancelled_by_customer: orderMessages.cancelled,
  cancelled_by_vendor: orderMessages.cancelled,
} as const satisfies Readonly<Record<OrderState, unknown>>;

const keyOf = ({ id }: Order) => id;

interface LicenseOrdersProps {
  readonly orders: readonly Order[];
  /** Pass a stable function. */
  readonly onDocument: (wanted: WantedDocument) => void;
}

/** The orders that made and renewed a license, with their documents. */
export function LicenseOrders({ orders, onDocument }: LicenseOrdersProps) {
  const { formatMessage } = useIntl();
  const { day } = useFormats();
  const hasOrders = useHasScreen(paths.order('-')) ?? false;
  const columns = useMemo(
    (): readonly Column<Order>[] => [
      {
        id: 'number',
        header: formatMessage(orderMessages.orderNumber),
        width: 'minmax(152px, 1.2fr)',
        cell: ({ id, number }) => (
          <CopiedText label={number} text={number}>
            {hasOrders ? <TextLink to={paths.order(id)}>{number}</TextLink> : number}
          </CopiedText>
        ),
      },
      {
        id: 'date',
        header: formatMessage(orderMessages.orderDate),
        width: 'minmax(88px, 0.8fr)',
        leaves: 2,
        cell: ({ created_at }) => day(tokyoDay(new Date(created_at))),
      },
      {
        id: 'kind',
        header: formatMessage(orderMessages.orderKind),
        width: 'minmax(96px, 0.8fr)',
        leaves: 1,
        cell: ({ renewal }) =>
          formatMessage(renewal === 1 ? orderMessages.renewal : orderMessages.new),
      },
      {
        id: 'period',
        header: formatMessage(messages.period),
        width: 'minmax(184px, 1.5fr)',
        cell: ({ start_at, end_at }) =>
          formatMessage(messages.days, { start: day(start_at), end: day(end_at) }),
      },
      {
        id: 'state',
        header: formatMessage(orderMessages.orderState),
        width: 'minmax(120px, 1fr)',
        cell: (order) => formatMessage(stateMessages[orderStateOf(order)]),
      },
      {
        id: 'documents',
        header: formatMessage(orderMessages.documents),
        width: 'minmax(136px, 1.4fr)',
        isScreenOnly: true,
        cell: (order) => <DocumentButtons order={order} onDocument={onDocument} />,
      },
    ],
    [formatMessage, day, hasOrders, onDocument],
  );
  return (
    <Card isFlush title={<FormattedMessage {...messages.orders} />}>
      {orders.length === 0 ? (
        <Below>
          <FormattedMessage {...messages.noOrders} />
        </Below>
      ) : (
        <TablePlace>
          <DataTable
            label={formatMessage(messages.orders)}
            columns={columns}
            rows={orders}
            rowKey={keyOf}
          />
        </TablePlace>
      )}
    </Card>
  );
}
