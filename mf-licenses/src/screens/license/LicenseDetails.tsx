import { Alert, FormattedMessage, type WantedDocument } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import type { LicenseRecord } from '../../api/licensePageQuery.ts';
import type { FailedAct } from '../../components/license/ActFailure.tsx';
import { useToday } from '../../components/license/useToday.ts';
import { renewalOffer } from '../../domain/renewalOffer.ts';
import { EventsCard } from './EventsCard.tsx';
import { LicenseFacts } from './LicenseFacts.tsx';
import { LicenseOrders } from './LicenseOrders.tsx';
import { TwoColumns } from './license.styles.ts';
import { messages } from './messages.ts';
import { OtherLines } from './OtherLines.tsx';
import { PresentUse } from './PresentUse.tsx';
import { UsesCard } from './UsesCard.tsx';

interface LicenseDetailsProps {
  readonly license: License;
  /** Null for readers who may see only the license. */
  readonly record: LicenseRecord | null;
  readonly onRelease: () => void;
  readonly onAutoRenewal: (failure: FailedAct | null) => void;
  readonly onFile: (number: string) => void;
  readonly onDocument: (wanted: WantedDocument) => void;
}

export function LicenseDetails({ license, record, ...acts }: LicenseDetailsProps) {
  const today = useToday();
  const { onRelease, onAutoRenewal, onFile, onDocument } = acts;
  return (
    <>
      {renewalOffer(license, today) === 'unpaid_order' && (
        <Alert>
          <FormattedMessage {...messages.unpaidNote} />
        </Alert>
      )}
      <TwoColumns>
        <LicenseFacts license={license} onAutoRenewal={onAutoRenewal} onFile={onFile} />
        <PresentUse license={license} record={record} onRelease={onRelease} />
      </TwoColumns>
      <OtherLines number={license.number} />
      {record && (
        <>
          <LicenseOrders orders={record.orders} onDocument={onDocument} />
          <UsesCard number={license.number} uses={record.uses} />
          <EventsCard number={license.number} events={record.events} />
        </>
      )}
    </>
  );
}
