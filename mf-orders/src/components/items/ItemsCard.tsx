import { Card, FormattedMessage, NoValue, useFormats, useIntl } from '@portal/shared';
import type { Currency } from '@portal/shared/domain';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo, type ReactNode } from 'react';
import { ItemName } from './ItemName.tsx';
import { PeriodText } from './PeriodText.tsx';
import { TablePlace } from './items.styles.ts';
import { messages } from './messages.ts';

/** A line of a cart or an order. Amounts are in major units. */
interface Line {
  /** Null for products measured in days. */
  readonly months: number | null;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly subtotal: number;
}

interface ItemsCardProps<L extends Line> {
  readonly lines: readonly L[];
  readonly currency: Currency;
  readonly keyOf: (line: L) => string;
  readonly nameOf: (line: L) => string;
  /** Formats the first and last day; null when unknown. */
  readonly periodOf: (line: L) => string | null;
}

/** The table of the items of a cart or an order. */
export function ItemsCard<L extends Line>(props: ItemsCardProps<L>) {
  const { lines, currency, keyOf, nameOf, periodOf } = props;
  const { formatMessage } = useIntl();
  const { number, money } = useFormats();
  const columns = useMemo(
    (): readonly Column<L>[] => [
      {
        id: 'name',
        header: formatMessage(messages.item),
        width: 'minmax(168px, 2fr)',
        cell: (line) => <ItemName>{nameOf(line)}</ItemName>,
      },
      {
        id: 'period',
        header: formatMessage(messages.period),
        width: 'minmax(168px, 1.8fr)',
        cell: (line) => periodCell(periodOf(line)),
      },
      {
        id: 'months',
        header: formatMessage(messages.months),
        width: 'minmax(72px, 0.7fr)',
        cell: ({ months }) =>
          months === null ? <NoValue /> : formatMessage(messages.monthCount, { count: months }),
      },
      {
        id: 'price',
        header: formatMessage(messages.unitPrice),
        width: 'minmax(92px, 1fr)',
        align: 'end',
        cell: ({ unitPrice }) => money(unitPrice, currency),
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
        cell: ({ subtotal }) => money(subtotal, currency),
      },
    ],
    [formatMessage, number, money, nameOf, periodOf, currency],
  );
  return (
    <Card isFlush title={<FormattedMessage {...messages.items} />}>
      <TablePlace>
        <DataTable
          label={formatMessage(messages.items)}
          columns={columns}
          rows={lines}
          rowKey={keyOf}
        />
      </TablePlace>
    </Card>
  );
}

function periodCell(period: string | null): ReactNode {
  return period === null ? <NoValue /> : <PeriodText>{period}</PeriodText>;
}
