import type { Locale } from '@portal/shared/domain';
import { greeting } from '../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import type { AccountRow } from '../../directory/people.queries.ts';

/** Whom a mail about an account's sign-in goes to. */
export type Addressee = Pick<AccountRow, 'email' | 'locale' | 'first_name' | 'last_name'>;

/** What such a mail says in one language, without the greeting. */
export interface SecurityLetter {
  readonly subject: string;
  readonly before: readonly string[];
  /** What the button says. */
  readonly link: string;
  readonly after: readonly string[];
}

/**
 * A mail about an account's sign-in, in its person's language.
 * @param href where its button leads
 */
export function securityMail(
  person: Addressee,
  letters: Readonly<Record<Locale, SecurityLetter>>,
  href: string,
): Mail {
  const locale = person.locale === 'ja' ? 'ja' : 'en';
  const { subject, before, link, after } = letters[locale];
  const named = { firstName: person.first_name, lastName: person.last_name };
  return {
    kind: mailKinds.security,
    to: person.email,
    locale,
    subject,
    before: [greeting(locale, named), ...before],
    link: { text: link, href },
    after,
  };
}
