import { FormattedMessage, IconButton, useFormats, useIntl } from '@portal/shared';
import { productNames, setQuantity } from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { useCartUndo } from '../cart/CartProvider.tsx';
import { Money } from '../pricing/Money.tsx';
import { messages } from './messages.ts';
import { Days } from './NewPurchaseCard.styles.ts';
import { QuantityChoice } from './QuantityChoice.tsx';
import type { ShownLine } from './useCartLines.ts';

export function useCartColumns(): readonly Column<ShownLine>[] {
  const { formatMessage } = useIntl();
  const { day } = useFormats();
  const undo = useCartUndo();
  return useMemo(
    () => [
      {
        id: 'product',
        header: formatMessage(messages.product),
        width: 'minmax(120px, 1.4fr)',
        cell: ({ product }) => productNames[product],
      },
      {
        id: 'months',
        header: formatMessage(messages.contractPeriod),
        width: 'minmax(88px, 0.9fr)',
        cell: ({ months }) => formatMessage(messages.months, { count: months }),
      },
      {
        id: 'period',
        header: formatMessage(messages.period),
        width: 'minmax(112px, 1.8fr)',
        cell: ({ startsOn, endsOn }) => (
          <Days>
            <FormattedMessage
              {...messages.days}
              values={{
                start: <span key="start">{day(startsOn)}</span>,
                end: <span key="end">{day(endsOn)}</span>,
              }}
            />
          </Days>
        ),
      },
      {
        id: 'unit_price',
        header: formatMessage(messages.unitPrice),
        width: 'minmax(88px, 1fr)',
        align: 'end',
        leaves: 1,
        cell: ({ unitPrice }) => <Money amount={unitPrice} />,
      },
      {
        id: 'quantity',
        header: formatMessage(messages.quantity),
        width: '120px',
        cell: (line) => <QuantityChoice line={line} />,
      },
      {
        id: 'subtotal',
        header: formatMessage(messages.subtotal),
        width: 'minmax(96px, 1.1fr)',
        align: 'end',
        cell: ({ subtotal }) => <Money amount={subtotal} />,
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        isHeaderHidden: true,
        width: '32px',
        cell: (line) => (
          <IconButton
            icon="trash"
            label={formatMessage(messages.remove, {
              product: productNames[line.product],
              months: line.months,
            })}
            onClick={() => {
              const { product, months } = line;
              const act = { kind: 'line_removed', product, months } as const;
              undo.change((cart) => setQuantity(cart, line, 0), act);
            }}
          />
        ),
      },
    ],
    [formatMessage, day, undo],
  );
}
