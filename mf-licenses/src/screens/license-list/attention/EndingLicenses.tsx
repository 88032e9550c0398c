import { FormattedMessage, useFormats, useHasScreen, useIntl } from '@portal/shared';
import { nearExpiryDays } from '@portal/shared/domain';
import type { Attention } from '../../../api/attentionQuery.ts';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

interface EndingLicensesProps {
  readonly licenses: NonNullable<Attention['licenses']>;
}

/** Licenses that end soon, with a link to renew them if the team may buy. */
export function EndingLicenses({ licenses }: EndingLicensesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const hasStore = useHasScreen(paths.store) === true;
  const { count, number, first_end_at, renewable, renewable_ids: ids = [] } = licenses;
  const renewal = ids.length === 0 ? paths.renewals : paths.renewal(...ids);
  const day = formats.dayInWords(first_end_at);
  return (
    <AttentionItem
      icon="key-round"
      acts={[
        {
          label: formatMessage(messages.show),
          to: number === null ? paths.endingSoon : paths.license(number),
        },
        hasStore && renewable > 0 && { label: formatMessage(messages.renew), to: renewal },
      ]}
    >
      {number === null ? (
        <FormattedMessage {...messages.licensesEnd} values={{ count, days: nearExpiryDays, day }} />
      ) : (
        <FormattedMessage {...messages.licenseEnds} values={{ number, day }} />
      )}
    </AttentionItem>
  );
}
