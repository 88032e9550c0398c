import { isCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { isProduct } from '../../products/Product.ts';
import { isPlainText } from '../../../basics/text/isPlainText.ts';
import type {
  GrantedLicense,
  LicenseFileKind,
  LicenseFilePayloads,
  LicenseGrant,
  LicenseRelease,
  LicenseRequest,
} from './LicenseFile.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks of a decoded payload, field by field, for each kind of file. They are written by hand,
 * without a schema library, because the license client carries this code to machines that only
 * verify files.
 */
export const payloadChecks: {
  readonly [K in LicenseFileKind]: (value: unknown) => value is LicenseFilePayloads[K];
} = {
  LIR: (value): value is LicenseRequest =>
    isFields(value) &&
    isHeader(value, 'LIR') &&
    areTexts(value, ['req', 'fp', 'dk']) &&
    areNames(value, ['host', 'app']) &&
    isInstant(value['iat']) &&
    isListOf(value['products'], isProduct),
  LIC: (value): value is LicenseGrant =>
    isFields(value) &&
    isHeader(value, 'LIC') &&
    areTexts(value, ['id', 'req', 'fp', 'dk']) &&
    [value['iat'], value['nbf'], value['exp']].every(isInstant) &&
    isFields(value['user']) &&
    areTexts(value['user'], ['id', 'name']) &&
    isListOf(value['licenses'], isGrantedLicense),
  LRR: (value): value is LicenseRelease =>
    isFields(value) &&
    isHeader(value, 'LRR') &&
    areTexts(value, ['req', 'lic', 'fp']) &&
    isInstant(value['iat']) &&
    value['erased'] === true,
};

/** Whether `value` is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHeader(fields: Fields, kind: LicenseFileKind): boolean {
  return fields['typ'] === kind && fields['v'] === 1;
}

/** Whether fields are texts of a sensible length: they are stored and shown. */
function areTexts(fields: Fields, names: readonly string[]): boolean {
  return names.every((name) => {
    const value = fields[name];
    return typeof value === 'string' && value.length > 0 && value.length <= 200;
  });
}

/**
 * Whether fields are names that may be shown to people, on pages, in mails and in the operator's
 * terminal.
 */
function areNames(fields: Fields, names: readonly string[]): boolean {
  return areTexts(fields, names) && names.every((name) => isPlainText(String(fields[name])));
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.endsWith('Z');
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= 2 && value.every(isItem);
}

function isGrantedLicense(value: unknown): value is GrantedLicense {
  return (
    isFields(value) &&
    areTexts(value, ['number']) &&
    isProduct(value['product']) &&
    [value['start_at'], value['end_at']].every(
      (day) => typeof day === 'string' && isCalendarDay(day),
    )
  );
}
