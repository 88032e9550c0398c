import type { SurveyAnswers } from '@portal/shared/contracts';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { RegistrationTable } from '../../../platform/db/tables/accounts.ts';

export async function insertRegistration(
  trx: Kysely<Database>,
  registration: Insertable<RegistrationTable>,
): Promise<void> {
  await trx.insertInto('accounts.registration').values(registration).execute();
}

/** Locks the registration, so that a link opened twice at once creates one account. */
export async function lockRegistration(
  trx: Kysely<Database>,
  tokenHash: string,
): Promise<Selectable<RegistrationTable> | undefined> {
  return trx
    .selectFrom('accounts.registration')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The unfinished registration of an address whose link was opened last. One whose link was never
 * opened may be anybody's, with anybody's password.
 */
export async function unfinishedRegistration(
  db: Kysely<Database>,
  email: string,
  since: Date,
): Promise<Selectable<RegistrationTable> | undefined> {
  return db
    .selectFrom('accounts.registration')
    .selectAll()
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('created_at', '>', since)
    .where('token_hash', 'is not', null)
    .where('used_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks a registration as used and removes its password's hash, which the account has now. */
export async function markUsed(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts.registration')
    .set({ used_at: now, pw_hash: '' })
    .where('id', '=', id)
    .execute();
}

const firstSignInMs = 15 * 60_000;

/** Lets the browser of a registration sign in once without the password. Ends its earlier permits. */
export async function permitFirstSignIn(
  trx: Kysely<Database>,
  browserHash: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await takeFirstSignIn(trx, browserHash, now);
  await trx
    .updateTable('accounts.registration')
    .set({ sign_in_until: new Date(now.getTime() + firstSignInMs) })
    .where('id', '=', id)
    .execute();
}

/** Uses up a browser's first sign-in. @returns the email address of its account */
export async function takeFirstSignIn(
  db: Kysely<Database>,
  browserHash: string,
  now: Date,
): Promise<string | undefined> {
  const taken = await db
    .updateTable('accounts.registration')
    .set({ browser_hash: null, sign_in_until: null })
    .where('browser_hash', '=', browserHash)
    .where('sign_in_until', '>', now)
    .returning('email')
    .executeTakeFirst();
  return taken?.email;
}

/** Notes that the address is proved, and until when the registration can be continued. */
export async function markConfirmed(
  trx: Kysely<Database>,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  await trx
    .updateTable('accounts.registration')
    .set({ confirmed_at: now, expires_at: until })
    .where('id', '=', id)
    .execute();
}

export async function setSurvey(
  trx: Kysely<Database>,
  id: string,
  survey: SurveyAnswers,
): Promise<void> {
  await trx
    .updateTable('accounts.registration')
    .set({ survey: JSON.stringify(survey) })
    .where('id', '=', id)
    .execute();
}

/** Copies what was agreed to and answered at the registration to the new account and team. */
export async function keepAgreement(
  trx: Kysely<Database>,
  { accountId, teamId }: { readonly accountId: string; readonly teamId: string },
  { terms_version, privacy_version, terms_at, survey, kind }: Selectable<RegistrationTable>,
): Promise<void> {
  await trx
    .updateTable('accounts.account')
    .set({ terms_version, privacy_version, terms_at })
    .where('id', '=', accountId)
    .execute();
  await trx.updateTable('accounts.team').set({ kind }).where('id', '=', teamId).execute();
  await trx
    .insertInto('accounts.survey_answer')
    .values({ account_id: accountId, answers: JSON.stringify(survey), answered_at: terms_at })
    .execute();
}

export async function deleteRegistrationsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.registration').where('created_at', '<', before).execute();
}
