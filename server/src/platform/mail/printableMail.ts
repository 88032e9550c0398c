import PostalMime, { type Address } from 'postal-mime';

/**
 * A mail as readable text: from, to, subject and date, an empty line, and the plain text with
 * unbroken lines and links.
 *
 * @param eml the raw mail (RFC 5322, MIME)
 */
export async function printableMail(eml: Uint8Array): Promise<readonly string[]> {
  const { from, to = [], subject = '', date = '', text = '' } = await PostalMime.parse(eml);
  return [
    `From: ${from ? named(from) : ''}`,
    `To: ${to.map(named).join(', ')}`,
    `Subject: ${subject}`,
    `Date: ${date}`,
    '',
    ...text.trimEnd().split(/\r?\n/u),
  ];
}

function named({ name, address = '' }: Address): string {
  return name === '' ? address : `${name} <${address}>`;
}
