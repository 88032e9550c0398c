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
import { messages as listMessages } from '../messages.ts';
import { validityMessages } from '../validityMessages.ts';
import { messages } from './messages.ts';

interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/**
 * The license list as a CSV table in the reader's language; days and months stay values that a
 * spreadsheet can count with.
 */
export function csvTable(
  licenses: readonly License[],
  today: CalendarDay,
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
): CsvTable {
  const columns: readonly [heading: string, value: (license: License) => CsvValue][] = [
    [formatMessage(listMessages.number), ({ number }) => number],
    [formatMessage(listMessages.product), ({ product }) => productNames[product]],
    [formatMessage(listMessages.owner), ({ owner }) => owner?.name ?? ''],
    [formatMessage(listMessages.activeUser), ({ activation }) => activation.activeUser?.name ?? ''],
    [
      formatMessage(listMessages.mode),
      ({ activation }) => formatMessage(listMessages[activation.kind]),
    ],
    [formatMessage(messages.validFrom), ({ startsOn }) => startsOn],
    [formatMessage(messages.validUntil), ({ endsOn }) => endsOn],
    [
      formatMessage(messages.state),
      (license) =>
        formatMessage(validityMessages[licenseValidity(license, today).kind], {
          days: nearExpiryDays,
        }),
    ],
    [formatMessage(messages.contract), contractPeriodMonths],
    [
      formatMessage(listMessages.autoRenewal),
      ({ autoRenewal }) => formatMessage(autoRenewal ? messages.on : messages.off),
    ],
    [
      formatMessage(listMessages.trial),
      ({ trial }) => (trial ? formatMessage(listMessages.trial) : ''),
    ],
  ];
  return {
    headings: columns.map(([heading]) => heading),
    rows: licenses.map((license) => columns.map(([, value]) => value(license))),
  };
}
