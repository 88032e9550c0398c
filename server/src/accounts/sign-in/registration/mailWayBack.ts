import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { linkMinutes, newLinkToken, resumableSince } from '../../security/mails/mailedLink.ts';
import { insertRegistration, unfinishedRegistration } from './registration.queries.ts';
import { confirmationLink, wayBackMail } from './registrationMails.ts';

/**
 * Mails a link to continue the unfinished registration of an address, if there is one. The link
 * belongs to a copy, because the first link stays valid: only its digest is stored, and its survey
 * may be open. Whichever is finished first creates the account.
 */
export async function mailWayBack(
  trx: Kysely<Database>,
  { clock, config, mailer }: Pick<Deps, 'clock' | 'config' | 'mailer'>,
  email: string,
): Promise<void> {
  const now = clock();
  const left = await unfinishedRegistration(trx, email, resumableSince(now));
  if (!left) return;
  const { token, hash } = newLinkToken();
  await insertRegistration(trx, {
    ...left,
    id: newId(now),
    token_hash: hash,
    survey: JSON.stringify(left.survey),
    browser_hash: null,
    confirmed_at: null,
    expires_at: new Date(now.getTime() + linkMinutes * 60_000),
  });
  const { first_name: firstName, last_name: lastName, locale } = left;
  const person = {
    locale: locale === 'ja' ? ('ja' as const) : ('en' as const),
    // As it was typed at the registration, whose account will have it.
    email: left.email,
    firstName,
    lastName,
  };
  await mailer.send(trx, wayBackMail(person, confirmationLink(config, token)));
}
