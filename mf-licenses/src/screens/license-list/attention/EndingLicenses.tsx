import { FormattedMessage, useFormats, useHasScreen } from '@portal/shared';
import { nearExpiryDays } from '@portal/shared/domain';
import type { EndingLicenses as Ending } from '../../../domain/Attention.ts';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

interface EndingLicensesProps {
  readonly licenses: Ending;
}

/** Licenses that end soon, with a link to renew them if the team may buy. */
export function EndingLicenses({ licenses }: EndingLicensesProps) {
  const formats = useFormats();
  const hasStore = useHasScreen(paths.store) === true;
  const { count, number, firstEndsOn, renewable, renewableId } = licenses;
  const renewal = renewableId === null ? paths.renewals : paths.renewal(renewableId);
  const day = formats.dayInWords(firstEndsOn);
  return (
    <AttentionItem
      icon="key-round"
      acts={[
        {
          label: messages.show,
          place: { to: number === null ? paths.endingSoon : paths.license(number) },
        },
        { label: messages.renew, place: hasStore && renewable > 0 ? { to: renewal } : null },
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
