import {
  MenuButton,
  TextLink,
  useFormats,
  useIntl,
  useSession,
  NoValue,
  type WantedDocument,
} from '@portal/shared';
import { type OrderSortKey, tokyoDay } from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { useDocumentItems } from '../../components/useDocumentItems.ts';
import { OrderStatus } from '../../components/order-status/OrderStatus.tsx';
import {
  paymentMethodMessages,
  paymentTypeMessages,
} from '../../components/order-status/paymentMessages.ts';
import type { OrderSummary } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { OrderActions } from './OrderActions.tsx';

/** Cell handlers. Pass stable functions: a new one re-renders every row. */
interface OrderColumnHandlers {
  readonly onDocument: (wanted: WantedDocument) => void;
  readonly onCancel: (order: OrderSummary) => void;
}

/** Widths of columns whose texts are longer in one language. */
const widths = {
  en: {
    status: 'minmax(168px, 1.5fr)',
    payment_type: 'minmax(62px, 0.8fr)',
    payment_method: 'minmax(97px, 1fr)',
    documents: 'minmax(70px, 0.5fr)',
  },
  ja: {
    status: 'minmax(140px, 1.3fr)',
    payment_type: 'minmax(66px, 0.8fr)',
    payment_method: 'minmax(112px, 1.2fr)',
    documents: 'minmax(44px, 0.5fr)',
  },
} as const;

export function useOrderColumns({ onDocument, onCancel }: OrderColumnHandlers) {
  const { formatMessage } = useIntl();
  const { day, money } = useFormats();
  const locale = useSession((session) => session.locale);
  const documentsOf = useDocumentItems(onDocument);
  return useMemo((): readonly Column<OrderSummary, OrderSortKey>[] => {
    const width = widths[locale];
    const dayOrNothing = (value: string | null) => (value === null ? <NoValue /> : day(value));
    return [
      {
        id: 'created_at',
        header: formatMessage(messages.orderDate),
        inCard: 'line',
        width: 'minmax(82px, 1fr)',
        sortKey: 'created_at',
        cell: ({ orderedAt }) => day(tokyoDay(new Date(orderedAt))),
      },
      {
        id: 'number',
        header: formatMessage(messages.number),
        inCard: 'title',
        width: 'minmax(112px, 1fr)',
        sortKey: 'number',
        cell: ({ id, number }) => <TextLink to={paths.order(id)}>{number}</TextLink>,
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        inCard: 'head',
        width: width.status,
        sortKey: 'status',
        cell: ({ state }) => <OrderStatus state={state} />,
      },
      {
        id: 'payment_type',
        header: formatMessage(messages.paymentType),
        inCard: 'none',
        width: width.payment_type,
        leaves: 1,
        sortKey: 'payment_type',
        cell: ({ paymentType }) => formatMessage(paymentTypeMessages[paymentType]),
      },
      {
        id: 'payment_method',
        header: formatMessage(messages.paymentMethod),
        inCard: 'line',
        width: width.payment_method,
        leaves: 2,
        sortKey: 'payment_method',
        cell: ({ paymentMethod }) => formatMessage(paymentMethodMessages[paymentMethod]),
      },
      {
        id: 'total',
        header: formatMessage(messages.amount),
        inCard: 'line',
        width: 'minmax(82px, 1fr)',
        align: 'end',
        sortKey: 'total',
        cell: ({ total, currency }) => money(total, currency),
      },
      {
        id: 'billdate',
        header: formatMessage(messages.billDate),
        inCard: 'none',
        width: 'minmax(82px, 1fr)',
        leaves: 3,
        sortKey: 'billdate',
        cell: ({ billDate }) => dayOrNothing(billDate),
      },
      {
        id: 'duedate',
        header: formatMessage(messages.dueDate),
        inCard: 'field',
        width: 'minmax(82px, 1fr)',
        sortKey: 'duedate',
        cell: ({ dueDate }) => dayOrNothing(dueDate),
      },
      {
        id: 'documents',
        header: formatMessage(messages.documents),
        inCard: 'line',
        width: width.documents,
        leaves: 4,
        isScreenOnly: true,
        cell: (order) => {
          const items = documentsOf(order);
          if (items.length === 0) return <NoValue />;
          const label = formatMessage(messages.documentsOf, { number: order.number });
          return <MenuButton isIconOnly icon="file-text" label={label} items={items} />;
        },
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        isHeaderHidden: true,
        width: '32px',
        cell: (order) => <OrderActions order={order} onCancel={onCancel} />,
      },
    ];
  }, [formatMessage, day, money, locale, documentsOf, onCancel]);
}
