import { FormattedMessage, useFormats } from '@portal/shared';
import { licenseValidity, type CalendarDay, type License } from '@portal/shared/domain';
import { Day, Mark, Period } from './cells.styles.ts';
import { messages } from './messages.ts';
import { ValidityMark } from './ValidityMark.tsx';

interface ValidityPeriodProps {
  readonly license: License;
  readonly today: CalendarDay;
}

/** First and last day of a license. The last day is red when near; after it, a label says so. */
export function ValidityPeriod({ license, today }: ValidityPeriodProps) {
  const formats = useFormats();
  const validity = licenseValidity(license, today);
  const isNear = validity.kind === 'near_expiry';
  return (
    <Period>
      <FormattedMessage
        {...messages.period}
        values={{
          start: <Day key="start">{formats.day(license.startsOn)}</Day>,
          end: (
            <Day key="end" $isNear={isNear}>
              {formats.day(license.endsOn)}
            </Day>
          ),
        }}
      />
      <Mark>
        <ValidityMark validity={validity} />
      </Mark>
    </Period>
  );
}
