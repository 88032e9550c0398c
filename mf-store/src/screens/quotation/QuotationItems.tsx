import { Card, FormattedMessage, useFormats, useIntl } from '@portal/shared';
import { contractEndsOn, productNames, type PriceLine } from '@portal/shared/domain';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { messages as cartMessages } from '../../components/new-purchase/messages.ts';
import { Days } from '../../components/new-purchase/NewPurchaseCard.styles.ts';
import { TablePlace } from '../../components/cards.styles.ts';
import type { QuotationDetail } from '../../domain/SavedQuotation.ts';
import { messages } from './messages.ts';

function keyOf({ product, months, licenseId }: PriceLine): string {
  return licenseId ?? `${product}-${String(months)}`;
}

/** The printed lines of a quotation. Each renewed license has its own, by number. */
export function QuotationItems({ quotation }: { readonly quotation: QuotationDetail }) {
  const { formatMessage } = useIntl();
  const { day, money, number: count } = useFormats();
  const { breakdown, renewals, startsOn } = quotation;
  const { currency, lines } = breakdown;
  const columns = useMemo((): readonly Column<PriceLine>[] => {
    const renewalOf = ({ licenseId }: PriceLine) => renewals.get(licenseId ?? '');
    return [
      {
        id: 'item',
        header: formatMessage(cartMessages.product),
        width: 'minmax(168px, 2fr)',
        cell: (line) => {
          const product = productNames[line.product];
          const renewal = renewalOf(line);
          return renewal
            ? formatMessage(messages.renewal, { product, number: renewal.number })
            : formatMessage(messages.newLicense, { product });
        },
      },
      {
        id: 'period',
        header: formatMessage(cartMessages.period),
        width: 'minmax(168px, 1.8fr)',
        cell: (line) => {
          const period = renewalOf(line) ?? {
            startsOn,
            endsOn: contractEndsOn(startsOn, line.months),
          };
          return (
            <Days>
              <FormattedMessage
                {...cartMessages.days}
                values={{
                  start: <span key="start">{day(period.startsOn)}</span>,
                  end: <span key="end">{day(period.endsOn)}</span>,
                }}
              />
            </Days>
          );
        },
      },
      {
        id: 'months',
        header: formatMessage(cartMessages.contractPeriod),
        width: 'minmax(88px, 0.7fr)',
        cell: ({ months }) => formatMessage(cartMessages.months, { count: months }),
      },
      {
        id: 'price',
        header: formatMessage(cartMessages.unitPrice),
        width: 'minmax(92px, 1fr)',
        align: 'end',
        cell: ({ unitPrice }) => money(unitPrice, currency),
      },
      {
        id: 'quantity',
        header: formatMessage(cartMessages.quantity),
        width: 'minmax(56px, 0.5fr)',
        align: 'end',
        cell: ({ quantity }) => count(quantity),
      },
      {
        id: 'subtotal',
        header: formatMessage(cartMessages.subtotal),
        width: 'minmax(100px, 1fr)',
        align: 'end',
        cell: ({ subtotal }) => money(subtotal, currency),
      },
    ];
  }, [formatMessage, day, money, count, currency, renewals, startsOn]);
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
