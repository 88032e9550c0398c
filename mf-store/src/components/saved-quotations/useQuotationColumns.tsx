import { Button, FormattedMessage, TextLink, useFormats, useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { SavedQuotation } from '../../domain/SavedQuotation.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { Validity } from './Validity.tsx';

interface QuotationColumnsOptions {
  readonly onTake: (quotation: SavedQuotation) => void;
  /** Id of the quotation being put into the cart. */
  readonly busyId: string | null;
}

export function useQuotationColumns({
  onTake,
  busyId,
}: QuotationColumnsOptions): readonly Column<SavedQuotation>[] {
  const { formatMessage } = useIntl();
  const { instant, money } = useFormats();
  return useMemo(
    () => [
      {
        id: 'number',
        header: formatMessage(messages.number),
        width: 'minmax(120px, 1fr)',
        cell: ({ id, number }) => <TextLink to={paths.quotation(id)}>{number}</TextLink>,
      },
      {
        id: 'created_at',
        header: formatMessage(messages.created),
        width: 'minmax(128px, 1fr)',
        cell: ({ createdAt }) => instant(createdAt),
      },
      {
        id: 'company',
        header: formatMessage(messages.addressee),
        width: 'minmax(112px, 1.4fr)',
        cell: ({ company }) => company,
      },
      {
        id: 'total',
        header: formatMessage(messages.total),
        width: 'minmax(96px, 0.8fr)',
        align: 'end',
        cell: ({ total, currency }) => money(total, currency),
      },
      {
        id: 'valid_until',
        header: formatMessage(messages.validity),
        width: 'minmax(112px, 0.9fr)',
        cell: (quotation) => <Validity quotation={quotation} />,
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        isHeaderHidden: true,
        width: 'minmax(116px, auto)',
        cell: (quotation) =>
          quotation.isValid && (
            <Button
              size="small"
              isBusy={busyId === quotation.id}
              aria-label={formatMessage(messages.useNamed, { number: quotation.number })}
              onClick={() => {
                onTake(quotation);
              }}
            >
              <FormattedMessage {...messages.use} />
            </Button>
          ),
      },
    ],
    [formatMessage, instant, money, onTake, busyId],
  );
}
