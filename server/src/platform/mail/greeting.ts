import type { Locale } from '@portal/shared/domain';

interface Greeted {
  readonly firstName: string;
  readonly lastName: string;
  /** Stands above the greeting when it is given. */
  readonly team?: string;
}

/**
 * The greeting of a mail. Programs that show mails make links of whatever looks like an address, and
 * anybody can have a mail sent to anybody by registering with a name of their choice: a name with an
 * address in it is left out, and nobody is named.
 */
export function greeting(locale: Locale, { firstName, lastName, team }: Greeted): string {
  const lines = team === undefined || looksLikeAddress(team) ? [] : [team];
  const isNeutral = looksLikeAddress(firstName) || looksLikeAddress(lastName);
  if (locale === 'ja') lines.push(isNeutral ? 'お客様' : `${lastName} ${firstName} 様`);
  else lines.push(isNeutral ? 'Hello,' : `Dear ${firstName} ${lastName},`);
  return lines.join('\n');
}

/** A mail address, a host name or numbers of one. */
const address = /:\/\/|www\.|@|[\p{L}\p{N}_-]\.\p{L}{2}|\d\.\d+\.\d|xn--/iu;

/**
 * Whether a name contains a web or mail address, also one in full-width characters: `ｅｘａｍｐｌｅ。ｃｏｍ`.
 */
export function looksLikeAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return address.test(plain.replaceAll('。', '.')) || plain.split(/\s/u).some(hasProtocol);
}

/** `mailto:x`, but not `10:30`: before a colon with something behind it stands a word with a letter. */
function hasProtocol(text: string): boolean {
  const before = text.replace(/:$/u, '').split(':').slice(0, -1);
  return before.some((part) => /\p{L}/u.test(part.split(/[^\p{L}\p{N}-]/u).at(-1) ?? ''));
}
