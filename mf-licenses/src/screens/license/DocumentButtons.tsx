import { Button, NoValue, useIntl, useSession, type WantedDocument } from '@portal/shared';
import { documentNames } from '@portal/shared/domain';
import type { LicenseRecord } from '../../api/licensePageQuery.ts';
import { PlainList } from './license.styles.ts';
import { orderMessages } from './messages.ts';

interface DocumentButtonsProps {
  readonly order: LicenseRecord['orders'][number];
  readonly onDocument: (wanted: WantedDocument) => void;
}

/** Downloads for the documents of an order, each in its language of issue. */
export function DocumentButtons({ order, onDocument }: DocumentButtonsProps) {
  const { formatMessage } = useIntl();
  const names = documentNames[useSession(({ locale }) => locale)];
  const { id: orderId, number, documents } = order;
  if (documents.length === 0) return <NoValue />;
  return (
    <PlainList>
      {documents.map((kind) => {
        const document = names[kind];
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
