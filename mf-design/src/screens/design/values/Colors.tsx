import { Card, FormattedMessage, NoValue, Stack, useIntl } from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { contrastOf } from '../../../domain/contrastOf.ts';
import { messages } from '../messages.ts';
import { useShownColors, type ShownColor } from './useShownColors.ts';
import { Swatch } from './values.styles.ts';

const nameOf = ({ name }: ShownColor) => name;

/** The colors of the current theme with their contrast. */
export function Colors() {
  const { formatMessage, formatNumber } = useIntl();
  const colors = useShownColors();
  const columns = useMemo((): readonly Column<ShownColor>[] => {
    const values = new Map(colors.map(({ name, value }) => [name, value]));
    const on = (ground: string, message: keyof typeof messages): Column<ShownColor> => ({
      id: ground,
      header: formatMessage(messages[message]),
      align: 'end',
      cell: ({ name }) => {
        const ratio = contrastOf(name, values, ground);
        if (ratio === undefined) return <NoValue />;
        return formatNumber(ratio, { minimumFractionDigits: 1 });
      },
    });
    return [
      {
        id: 'role',
        header: formatMessage(messages.role),
        width: 'minmax(160px, 2fr)',
        cell: ({ name, css }) => (
          <Swatch $color={css}>
            <code>{name}</code>
          </Swatch>
        ),
      },
      {
        id: 'value',
        header: formatMessage(messages.value),
        cell: ({ value }) => <code>{value}</code>,
      },
      on('paper', 'onPaper'),
      on('ground', 'onGround'),
      on('own', 'onOwn'),
    ];
  }, [colors, formatMessage, formatNumber]);
  return (
    <Card title={<FormattedMessage {...messages.color} />}>
      <Stack $gap={3}>
        <p>
          <FormattedMessage {...messages.colorLead} />
        </p>
        <DataTable
          label={formatMessage(messages.color)}
          rows={colors}
          columns={columns}
          rowKey={nameOf}
        />
      </Stack>
    </Card>
  );
}
