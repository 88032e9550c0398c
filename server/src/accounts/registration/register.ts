import type { RegistrationRequest } from '@portal/shared/contracts';
import { newId } from '../../db/newId.ts';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../limits/networkOf.ts';
import { takeCall } from '../../limits/takeCall.ts';
import { accountByEmail } from '../people/people.queries.ts';
import type { Passwords } from '../sign-in/createPasswords.ts';
import { insertRegistration } from './registration.queries.ts';
import { registrationMails, registrationsFromNetwork } from './registrationLimits.ts';
import { linkMinutes, newRegistrationToken } from './registrationLink.ts';
import { confirmationMail, existingAccountMail } from './registrationMails.ts';

/**
 * Takes a registration and mails its link. An address that has an account is answered the same, in
 * the same time; only its mail says so.
 * @returns until when the link counts. @throws TooManyError
 */
export async function register(
  { db, clock, mailer, config }: Deps,
  passwords: Passwords,
  { registration, ip }: { readonly registration: RegistrationRequest; readonly ip: string },
): Promise<Date> {
  const now = clock();
  const { email, locale } = registration;
  // Before the hash, which is the expensive part. The network first: who is over its limit uses up
  // nothing of the mailbox's.
  await takeCall({ db, clock }, registrationsFromNetwork, networkOf(ip));
  await takeCall({ db, clock }, registrationMails, email.toLowerCase());
  const pwHash = await passwords.hash(registration.password);
  const { token, hash } = newRegistrationToken();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  const person = {
    locale,
    email,
    firstName: registration.first_name,
    lastName: registration.last_name,
  };
  await db.transaction().execute(async (trx) => {
    const isKnown = (await accountByEmail(trx, email)) !== undefined;
    await insertRegistration(trx, {
      id: newId(now),
      token_hash: isKnown ? null : hash,
      email,
      first_name: person.firstName,
      last_name: person.lastName,
      pw_hash: isKnown ? '' : pwHash,
      team_name: registration.team_name,
      locale,
      country_code: registration.country_code,
      ip,
      terms_at: now,
      expires_at: expiresAt,
      used_at: null,
      created_at: now,
    });
    await mailer.send(
      trx,
      isKnown
        ? existingAccountMail(person, config.managerUrl)
        : confirmationMail(person, `${config.accountsUrl}/sign_up/confirm/${token}`),
    );
  });
  return expiresAt;
}
