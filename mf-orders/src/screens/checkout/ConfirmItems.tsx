import { Card, FormattedMessage, useFormats, useIntl, useQuery, NoValue } from '@portal/shared';
import { addDays, contractEndsOn, productNames, type PriceLine } from '@portal/shared/domain';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { renewedLicensesQuery } from '../../api/renewedLicensesQuery.ts';
import { ItemName } from '../../components/line-breaks/ItemName.tsx';
import { PeriodText } from '../../components/line-breaks/PeriodText.tsx';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import type { CheckoutPrice } from '../../domain/checkout/CheckoutPrice.ts';
import { TablePlace } from './checkout.styles.ts';
import { messages } from './messages.ts';

interface ConfirmItemsProps {
  readonly cart: CheckoutCart;
  readonly price: CheckoutPrice;
}

function keyOf({ product, months, licenseId }: PriceLine): string {
  return licenseId ?? `${product}-${String(months)}`;
}

/** The items of the order: products, quantities and periods. */
export function ConfirmItems({ cart: { cart, startsOn }, price }: ConfirmItemsProps) {
  const { formatMessage } = useIntl();
  const { day, number, orderMoney } = useFormats();
  const { data: licenses } = useQuery({
    ...renewedLicensesQuery(),
    enabled: cart.renewals.length > 0,
  });
  const { lines, currency } = price;
  const columns = useMemo((): readonly Column<PriceLine>[] => {
    const nameOf = ({ product, licenseId }: PriceLine) => {
      const name = productNames[product];
      if (licenseId === null) return formatMessage(messages.newLicense, { product: name });
      const license = licenses?.get(licenseId)?.number ?? '';
      return formatMessage(messages.renewal, { product: name, number: license });
    };
    const daysOf = ({ licenseId, months }: PriceLine) => {
      const oldEnd = licenseId === null ? undefined : licenses?.get(licenseId)?.endsOn;
      if (licenseId !== null && oldEnd === undefined) return <NoValue />;
      // A renewal begins the day after the license's present end.
      const start = oldEnd === undefined ? startsOn : addDays(oldEnd, 1);
      const days = { start: day(start), end: day(contractEndsOn(start, months)) };
      return <PeriodText>{formatMessage(messages.days, days)}</PeriodText>;
    };
    return [
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
        cell: daysOf,
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
    ];
  }, [formatMessage, day, number, orderMoney, licenses, startsOn, currency]);
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
