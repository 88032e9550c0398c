import { Button, NoValue, useIntl, type WantedDocument } from '@portal/shared';
import type { LicenseRecord } from '../../api/licensePageQuery.ts';
import { PlainList } from './license.styles.ts';
import { orderMessages } from './messages.ts';

interface DocumentButtonsProps {
  readonly order: LicenseRecord['orders'][number];
  readonly onDocument: (wanted: WantedDocument) => void;
}

/** The documents of an order of the license, each to download in the language of its issue. */
export function DocumentButtons({ order, onDocument }: DocumentButtonsProps) {
  const { formatMessage } = useIntl();
  const { id: orderId, number, documents } = order;
  if (documents.length === 0) return <NoValue />;
  return (
    <PlainList>
      {documents.map((kind) => {
        const document = formatMessage(orderMessages[kind]);
        return (
          <li key={kind}>
            <Button
              kind="quiet"
              size="small"
              icon="download"
              aria-label={formatMessage(orderMessages.documentOf, { document, number })}
              onClick={() => {
                onDocument({ kind, orderId, number });
              }}
            >
              {document}
            </Button>
          </li>
        );
      })}
    </PlainList>
  );
}
