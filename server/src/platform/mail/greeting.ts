import { personName, type Locale } from '@portal/shared/domain';

interface Greeted {
  readonly firstName: string;
  readonly lastName: string;
  /** Printed above the greeting. */
  readonly team?: string;
}

/**
 * The greeting of a mail. Mail programs link whatever looks like an address, and anybody can send
 * mail to anybody by registering with a chosen name. So a name that contains an address is omitted.
 */
export function greeting(locale: Locale, { firstName, lastName, team }: Greeted): string {
  const lines = team === undefined || looksLikeAddress(team) ? [] : [team];
  const isNeutral = looksLikeAddress(firstName) || looksLikeAddress(lastName);
  const name = personName({ first_name: firstName, last_name: lastName }, locale);
  if (locale === 'ja') lines.push(isNeutral ? 'お客様' : `${name} 様`);
  else lines.push(isNeutral ? 'Hello,' : `Dear ${name},`);
  return lines.join('\n');
}

/** A mail address, host name or IP address. */
const address = /:\/\/|www\.|@|[\p{L}\p{N}_-]\.\p{L}{2}|\d\.\d+\.\d|xn--/iu;

/**
 * Whether a name contains a web or mail address, also one in full-width characters: `ｅｘａｍｐｌｅ。ｃｏｍ`.
 */
export function looksLikeAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return address.test(plain.replaceAll('。', '.')) || plain.split(/\s/u).some(hasProtocol);
}

/** A protocol such as `mailto:x`, unlike `10:30`: a word with a letter before a colon. */
function hasProtocol(text: string): boolean {
  const before = text.replace(/:$/u, '').split(':').slice(0, -1);
  return before.some((part) => /\p{L}/u.test(part.split(/[^\p{L}\p{N}-]/u).at(-1) ?? ''));
}
