import { Card, FormattedMessage, useFormats, useIntl, useSession } from '@portal/shared';
import type { Order } from '@portal/shared/contracts';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { ItemName } from '../../components/line-breaks/ItemName.tsx';
import { PeriodText } from '../../components/line-breaks/PeriodText.tsx';
import { messages } from './messages.ts';
import { TablePlace } from './order.styles.ts';

type Item = Order['items'][number];

function keyOf({ no }: Item): string {
  return String(no);
}

/** What was ordered, line by line. */
export function OrderItems({ order: { items, currency } }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const { orderMoney, number } = useFormats();
  const locale = useSession((session) => session.locale);
  const columns = useMemo(
    (): readonly Column<Item>[] => [
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
        cell: ({ period_ja, period_en }) => (
          <PeriodText>{locale === 'ja' ? period_ja : period_en}</PeriodText>
        ),
      },
      {
        id: 'month',
        header: formatMessage(messages.months),
        width: 'minmax(72px, 0.7fr)',
        cell: ({ month }) => formatMessage(messages.monthCount, { count: month }),
      },
      {
        id: 'price',
        header: formatMessage(messages.unitPrice),
        width: 'minmax(92px, 1fr)',
        align: 'end',
        cell: ({ price }) => orderMoney(price, currency),
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
