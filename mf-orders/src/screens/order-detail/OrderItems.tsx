import { Card, FormattedMessage, useFormats, useIntl, useSession } from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { ItemName } from '../../components/line-breaks/ItemName.tsx';
import { PeriodText } from '../../components/line-breaks/PeriodText.tsx';
import type { Order, OrderItem } from '../../domain/orders/Order.ts';
import { messages } from './messages.ts';
import { TablePlace } from './order.styles.ts';

function keyOf({ position }: OrderItem): string {
  return String(position);
}

/** The table of an order's items. */
export function OrderItems({ order: { items, currency } }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const { orderMoney, number } = useFormats();
  const locale = useSession((session) => session.locale);
  const columns = useMemo(
    (): readonly Column<OrderItem>[] => [
      {
        id: 'name',
        header: formatMessage(messages.item),
        width: 'minmax(160px, 2fr)',
        cell: ({ name }) => <ItemName>{name}</ItemName>,
      },
      {
        id: 'period',
        header: formatMessage(messages.period),
        width: 'minmax(160px, 1.8fr)',
        cell: ({ period }) => <PeriodText>{period[locale]}</PeriodText>,
      },
      {
        id: 'months',
        header: formatMessage(messages.months),
        width: 'minmax(72px, 0.7fr)',
        cell: ({ months }) => formatMessage(messages.monthCount, { count: months }),
      },
      {
        id: 'price',
        header: formatMessage(messages.unitPrice),
        width: 'minmax(92px, 1fr)',
        align: 'end',
        cell: ({ unitPrice }) => orderMoney(unitPrice, currency),
      },
      {
        id: 'quantity',
        header: formatMessage(messages.quantity),
        width: 'minmax(56px, 0.5fr)',
        align: 'end',
        cell: ({ quantity }) => number(quantity),
      },
      {
        id: 'subtotal',
        header: formatMessage(messages.subtotal),
        width: 'minmax(100px, 1fr)',
        align: 'end',
        cell: ({ subtotal }) => orderMoney(subtotal, currency),
      },
    ],
    [formatMessage, orderMoney, number, locale, currency],
  );
  return (
    <Card isFlush title={<FormattedMessage {...messages.items} />}>
      <TablePlace>
        <DataTable
          label={formatMessage(messages.items)}
          columns={columns}
          rows={items}
          rowKey={keyOf}
        />
      </TablePlace>
    </Card>
  );
}
