import { Card, FormattedMessage, TextLink, useFormats, useIntl, useIsInMenu } from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { OrderedLicense } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { TablePlace } from '../../components/items/items.styles.ts';
import { messages } from './messages.ts';

function keyOf({ id }: OrderedLicense): string {
  return id;
}

/** The licenses that the order made or renewed. */
export function OrderedLicenses({ licenses }: { readonly licenses: readonly OrderedLicense[] }) {
  const { formatMessage } = useIntl();
  const { day } = useFormats();
  const hasList = useIsInMenu(paths.licenses);
  const columns = useMemo(
    (): readonly Column<OrderedLicense>[] => [
      {
        id: 'number',
        header: formatMessage(messages.licenseNumber),
        width: 'minmax(112px, 1fr)',
        cell: ({ number }) =>
          hasList ? <TextLink to={paths.license(number)}>{number}</TextLink> : number,
      },
      {
        id: 'product',
        header: formatMessage(messages.product),
        width: 'minmax(112px, 1.4fr)',
        cell: ({ product }) => productNames[product],
      },
      {
        id: 'kind',
        header: formatMessage(messages.kind),
        width: 'minmax(80px, 0.8fr)',
        cell: ({ isRenewal }) => formatMessage(isRenewal ? messages.renewed : messages.issued),
      },
      {
        id: 'period',
        header: formatMessage(messages.period),
        width: 'minmax(168px, 1.6fr)',
        cell: ({ startsOn, endsOn }) =>
          formatMessage(messages.days, { start: day(startsOn), end: day(endsOn) }),
      },
    ],
    [formatMessage, day, hasList],
  );
  return (
    <Card isFlush title={<FormattedMessage {...messages.licenses} />}>
      <TablePlace>
        <DataTable
          label={formatMessage(messages.licenses)}
          columns={columns}
          rows={licenses}
          rowKey={keyOf}
        />
      </TablePlace>
    </Card>
  );
}
