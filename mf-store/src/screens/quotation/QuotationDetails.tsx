import { Alert, FormattedMessage, Stack, useFormats, useIntl, useSession } from '@portal/shared';
import { taxWords } from '@portal/shared/domain';
import { Validity } from '../../components/saved-quotations/Validity.tsx';
import type { QuotationDetail } from '../../domain/SavedQuotation.ts';
import { messages } from './messages.ts';
import { Facts } from './quotation.styles.ts';
import { QuotationActions } from './QuotationActions.tsx';

/** The details of a quotation: items, addressee, validity and buttons. */
export function QuotationDetails({ quotation }: { readonly quotation: QuotationDetail }) {
  const { formatMessage } = useIntl();
  const { day, instant, money } = useFormats();
  const locale = useSession((session) => session.locale);
  const { company, contactName, createdAt, createdBy, startsOn, total, currency } = quotation;
  const time = instant(createdAt);
  const facts = [
    { name: formatMessage(messages.addressee), value: company },
    { name: formatMessage(messages.contact), value: contactName },
    {
      name: formatMessage(messages.created),
      value:
        createdBy === '' ? time : formatMessage(messages.createdBy, { time, person: createdBy }),
    },
    { name: formatMessage(messages.validUntil), value: <Validity quotation={quotation} /> },
    { name: formatMessage(messages.startDate), value: day(startsOn) },
    {
      name: taxWords[locale].total(currency === 'JPY'),
      value: <strong>{money(total, currency)}</strong>,
    },
  ];
  return (
    <Stack $gap={5}>
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
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
