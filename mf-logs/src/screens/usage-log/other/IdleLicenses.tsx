import {
  Card,
  EmptyState,
  FormattedMessage,
  SelectField,
  useFormats,
  useIntl,
} from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo, useState } from 'react';
import type { IdleLicense } from '../../../domain/UsageInsight.ts';
import { messages } from './messages.ts';

const limits = [30, 60, 90] as const;

function idOf({ id }: IdleLicense): string {
  return id;
}

/** Licenses unused for 30, 60 or 90 days. */
export function IdleLicenses({ licenses }: { readonly licenses: readonly IdleLicense[] }) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormats();
  const [limit, setLimit] = useState<number>(limits[0]);
  const columns = useMemo(
    (): readonly Column<IdleLicense>[] => [
      { id: 'number', header: formatMessage(messages.number), cell: (row) => row.number },
      {
        id: 'product',
        header: formatMessage(messages.product),
        inCard: 'head',
        cell: ({ product }) => productNames[product],
      },
      {
        id: 'lastUsed',
        header: formatMessage(messages.lastUsed),
        inCard: 'line',
        width: 'minmax(200px, 1fr)',
        cell: ({ lastUsedAt }) =>
          lastUsedAt === null ? formatMessage(messages.never) : instant(lastUsedAt),
      },
      {
        id: 'days',
        header: formatMessage(messages.daysUnused),
        inCard: 'field',
        align: 'end',
        cell: ({ days }) => number(days),
      },
    ],
    [formatMessage, instant, number],
  );
  const shown = licenses.filter(({ days }) => days >= limit);
  return (
    <Card
      title={formatMessage(messages.idle)}
      actions={
        <SelectField
          isDense
          isLabelHidden
          label={formatMessage(messages.idleFor)}
          value={String(limit)}
          options={limits.map((days) => ({
            value: String(days),
            label: formatMessage(messages.idleDays, { days }),
          }))}
          onChange={({ target }) => {
            setLimit(Number(target.value));
          }}
        />
      }
    >
      {shown.length === 0 ? (
        <EmptyState icon="circle-check">
          <FormattedMessage {...messages.noIdle} values={{ days: limit }} />
        </EmptyState>
      ) : (
        <DataTable
          label={formatMessage(messages.idle)}
          columns={columns}
          rows={shown}
          rowKey={idOf}
        />
      )}
    </Card>
  );
}
