import {
  Card,
  EmptyState,
  FormattedMessage,
  SelectField,
  useFormats,
  useIntl,
} from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { useState } from 'react';
import type { IdleLicense } from '../../../domain/UsageInsight.ts';
import { IdleTable, TableBox } from './IdleLicenses.styles.ts';
import { messages } from './messages.ts';

const limits = [30, 60, 90] as const;

/** Licenses that nobody has used for 30, 60 or 90 days. */
export function IdleLicenses({ licenses }: { readonly licenses: readonly IdleLicense[] }) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormats();
  const [limit, setLimit] = useState<number>(limits[0]);
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
        <TableBox>
          <IdleTable aria-label={formatMessage(messages.idle)}>
            <thead>
              <tr>
                <th scope="col">{formatMessage(messages.number)}</th>
                <th scope="col">{formatMessage(messages.product)}</th>
                <th scope="col">{formatMessage(messages.lastUsed)}</th>
                <th scope="col">{formatMessage(messages.daysUnused)}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, number: name, product, lastUsedAt, days }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{productNames[product]}</td>
                  <td>
                    {lastUsedAt === null ? formatMessage(messages.never) : instant(lastUsedAt)}
                  </td>
                  <td>{number(days)}</td>
                </tr>
              ))}
            </tbody>
          </IdleTable>
        </TableBox>
      )}
    </Card>
  );
}
