import { Alert, FormattedMessage, Stack, useFormats, useIntl } from '@portal/shared';
import { Validity } from '../../components/saved-quotations/Validity.tsx';
import type { QuotationDetail } from '../../domain/SavedQuotation.ts';
import { messages } from './messages.ts';
import { Facts } from './quotation.styles.ts';
import { QuotationActions } from './QuotationActions.tsx';

/** The details of a quotation: items, addressee, validity and buttons. */
export function QuotationDetails({ quotation }: { readonly quotation: QuotationDetail }) {
  const { formatMessage } = useIntl();
  const { day, instant, money } = useFormats();
  const { company, contactName, createdAt, createdBy, startsOn, total, currency } = quotation;
  const time = instant(createdAt);
  const facts = [
    { message: messages.addressee, value: company },
    { message: messages.contact, value: contactName },
    {
      message: messages.created,
      value:
        createdBy === '' ? time : formatMessage(messages.createdBy, { time, person: createdBy }),
    },
    { message: messages.validUntil, value: <Validity quotation={quotation} /> },
    { message: messages.startDate, value: day(startsOn) },
    {
      message: currency === 'JPY' ? messages.totalTaxIncluded : messages.total,
      value: <strong>{money(total, currency)}</strong>,
    },
  ];
  return (
    <Stack $gap={5}>
      <Facts>
        {facts.map(({ message, value }) => (
          <div key={message.id}>
            <dt>
              <FormattedMessage {...message} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {quotation.isValid ? (
        <QuotationActions quotation={quotation} />
      ) : (
        <Alert>
          <FormattedMessage {...messages.expiredHint} />
        </Alert>
      )}
    </Stack>
  );
}
