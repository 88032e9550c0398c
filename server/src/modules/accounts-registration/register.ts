import type { RegistrationRequest } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { lockFor } from '../../db/lockFor.ts';
import { newId } from '../../db/newId.ts';
import type { Deps } from '../../deps.ts';
import { TooManyError } from '../../errors.ts';
import { accountByEmail } from '../accounts-people/accounts-people.queries.ts';
import type { Passwords } from '../accounts-sign-in/createPasswords.ts';
import { countRegistrations, insertRegistration } from './accounts-registration.queries.ts';
import { linkMinutes, mailsPerHour, newRegistrationToken } from './registrationLink.ts';
import { confirmationMail, existingAccountMail } from './registrationMails.ts';

const hourMs = 60 * 60 * 1000;

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
  const sender = { email, ip, since: new Date(now.getTime() - hourMs) };
  // Who is over the limit does not make us hash.
  await requireFewer(db, sender);
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
    // Those that come at once are counted one after the other. The locks are always taken in this
    // order, so that no two wait for each other.
    await lockFor(trx, `registration for ${email.toLowerCase()}`);
    await lockFor(trx, `registration from ${ip}`);
    await requireFewer(trx, sender);
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

async function requireFewer(
  db: Kysely<Database>,
  sender: Parameters<typeof countRegistrations>[1],
): Promise<void> {
  const recent = await countRegistrations(db, sender);
  if (recent.email >= mailsPerHour.email || recent.ip >= mailsPerHour.ip) {
    throw new TooManyError(hourMs / 1000);
  }
}
