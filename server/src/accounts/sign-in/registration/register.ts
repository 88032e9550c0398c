import type { RegistrationRequest } from '@portal/shared/contracts';
import { estimateQuery, readEstimate } from '@portal/shared/domain';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { editionCodes } from '../../../platform/http/Viewer.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { acceptedTerms } from '../../directory/acceptedTerms.ts';
import { accountByEmail } from '../../directory/people.queries.ts';
import { refuseCommonPassword } from '../credentials/refuseCommonPassword.ts';
import type { Passwords } from '../credentials/createPasswords.ts';
import { insertRegistration, unfinishedRegistration } from './registration.queries.ts';
import { registrationMails, registrationsFromNetwork } from './registrationLimits.ts';
import {
  hashToken,
  linkMinutes,
  newLinkToken,
  resumableSince,
} from '../../security/mails/mailedLink.ts';
import { confirmationLink, confirmationMail, existingAccountMail } from './registrationMails.ts';

interface Registering {
  readonly registration: RegistrationRequest;
  readonly ip: string;
  /** The browser's id. */
  readonly visitor: string | null;
}

/**
 * Stores a registration and mails its link. An address with an account gets the same answer in the
 * same time; only its mail differs. A person who stopped in the survey and registers again continues
 * there.
 * @returns when the link expires. @throws TooManyError
 * @throws InvalidError when the terms on the page are outdated, or the password is common
 */
export async function register(
  { db, clock, mailer, config }: Deps,
  passwords: Passwords,
  { registration, ip, visitor }: Registering,
): Promise<Date> {
  const now = clock();
  const { email, locale } = registration;
  const terms = acceptedTerms(registration);
  // Only what is understood is stored: it becomes part of a URL.
  const estimate = readEstimate(new URLSearchParams(registration.estimate));
  // Before the hash, which is expensive. The network first: a network over its limit does not use
  // up the mailbox's.
  await takeCall({ db, clock }, registrationsFromNetwork, networkOf(ip));
  await takeCall({ db, clock }, registrationMails, email.toLowerCase());
  const { first_name, last_name, team_name, password } = registration;
  const personal = [email, first_name, last_name, team_name];
  refuseCommonPassword({ field: 'password', password, personal });
  const pwHash = await passwords.hash(registration.password);
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  const person = {
    locale,
    email,
    firstName: registration.first_name,
    lastName: registration.last_name,
  };
  await db.transaction().execute(async (trx) => {
    const isKnown = (await accountByEmail(trx, email)) !== undefined;
    const left = await unfinishedRegistration(trx, email, resumableSince(now));
    const survey = { ...left?.survey, ...registration.survey };
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
      edition: editionCodes[registration.edition ?? 'community'],
      kind: registration.kind ?? 'company',
      post_code: registration.post_code ?? '',
      prefecture: registration.prefecture ?? '',
      address: registration.address ?? '',
      tel: registration.tel ?? '',
      estimate: estimate === null ? '' : estimateQuery(estimate),
      survey: JSON.stringify(survey),
      browser_hash: visitor === null ? null : hashToken(visitor),
      sign_in_until: null,
      confirmed_at: null,
      ip,
      terms_at: now,
      ...terms,
      expires_at: expiresAt,
      used_at: null,
      created_at: now,
    });
    await mailer.send(
      trx,
      isKnown
        ? existingAccountMail(person, config.managerUrl)
        : confirmationMail(person, {
            link: confirmationLink(config, token),
            survey,
          }),
    );
  });
  return expiresAt;
}
