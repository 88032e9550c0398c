import type { useIntl } from '@portal/shared';
import {
  contractPeriodMonths,
  licenseValidity,
  nearExpiryDays,
  productNames,
  type CalendarDay,
  type CsvValue,
  type License,
} from '@portal/shared/domain';
import { licenseMessages } from '../../../components/license/messages.ts';
import { messages } from './messages.ts';

interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/**
 * Builds a CSV table of the license list in the reader's language. Days and months stay values that
 * spreadsheets can calculate with.
 */
export function csvTable(
  licenses: readonly License[],
  today: CalendarDay,
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
): CsvTable {
  const columns: readonly [heading: string, value: (license: License) => CsvValue][] = [
    [formatMessage(licenseMessages.number), ({ number }) => number],
    [formatMessage(licenseMessages.product), ({ product }) => productNames[product]],
    [formatMessage(licenseMessages.owner), ({ owner }) => owner?.name ?? ''],
    [
      formatMessage(licenseMessages.activeUser),
      ({ activation }) => activation.activeUser?.name ?? '',
    ],
    [
      formatMessage(licenseMessages.mode),
      ({ activation }) => formatMessage(licenseMessages[activation.kind]),
    ],
    [formatMessage(messages.validFrom), ({ startsOn }) => startsOn],
    [formatMessage(messages.validUntil), ({ endsOn }) => endsOn],
    [
      formatMessage(messages.state),
      (license) =>
        formatMessage(licenseMessages[licenseValidity(license, today).kind], {
          days: nearExpiryDays,
        }),
    ],
    [formatMessage(messages.contract), contractPeriodMonths],
    [
      formatMessage(licenseMessages.autoRenewal),
      ({ autoRenewal }) => formatMessage(autoRenewal ? messages.on : messages.off),
    ],
    [
      formatMessage(licenseMessages.trial),
      ({ trial }) => (trial ? formatMessage(licenseMessages.trial) : ''),
    ],
  ];
  return {
    headings: columns.map(([heading]) => heading),
    rows: licenses.map((license) => columns.map(([, value]) => value(license))),
  };
}
