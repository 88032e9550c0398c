import { domainToASCII } from 'node:url';

/** The domain of a mail address in the form of `asciiDomain`; empty when there is none. */
export function domainOf(email: string): string {
  return asciiDomain(email.slice(email.lastIndexOf('@') + 1));
}

/** A typed domain in its ASCII form and lower case, without a leading `@` or a final dot. */
export function asciiDomain(typed: string): string {
  return domainToASCII(typed.trim().replace(/^@/, '').replace(/\.$/, '').toLowerCase());
}
