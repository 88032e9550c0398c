import { FormattedMessage, useFormats, useIntl } from '@portal/shared';
import { tokyoDay } from '@portal/shared/domain';
import type { EmiLicense } from '../../../domain/licenses/EmiLicense.ts';
import { messages as screenMessages } from '../messages.ts';
import { Body, Cell, Day, Grid, Head, Row } from './LicenseTable.styles.ts';
import { messages } from './messages.ts';
import { Uses } from './Uses.tsx';

const columns = ['project', 'number', 'used', 'ordered', 'validity'] as const;

/**
 * The table of licenses. The UI kit's table scrolls with the page and is not for dialogs. Roles are
 * explicit, because browsers drop them when `table` elements get another `display`.
 */
export function LicenseTable({ licenses }: { readonly licenses: readonly EmiLicense[] }) {
  const { formatMessage } = useIntl();
  const { day } = useFormats();
  const label = (column: (typeof columns)[number]) => formatMessage(messages[column]);
  return (
    <Grid role="table" aria-label={formatMessage(screenMessages.licenseList)}>
      <Head role="rowgroup">
        <Row role="row">
          {columns.map((column) => (
            <Cell key={column} role="columnheader">
              {label(column)}
            </Cell>
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {licenses.map((license) => (
          <Row key={license.id} role="row">
            <Cell role="rowheader">{license.label}</Cell>
            <Cell role="cell" data-label={label('number')}>
              {license.number}
            </Cell>
            <Cell role="cell" data-label={label('used')}>
              <Uses license={license} />
            </Cell>
            <Cell role="cell" data-label={label('ordered')}>
              {day(tokyoDay(new Date(license.orderedAt)))}
            </Cell>
            <Cell role="cell" data-label={label('validity')}>
              {/* On a phone each child of the cell would be a column. */}
              <span>
                <FormattedMessage
                  {...messages.period}
                  values={{
                    start: <Day>{day(license.startsOn)}</Day>,
                    end: <Day>{day(license.endsOn)}</Day>,
                  }}
                />
              </span>
            </Cell>
          </Row>
        ))}
      </Body>
    </Grid>
  );
}
