import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, NotFoundError } from '../../../platform/errors.ts';
import type { Author } from '../../directory/Author.ts';
import { peopleOfTeam } from '../../directory/people.queries.ts';
import { endAccountSessions } from '../../security/sessions/endAccountSessions.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { deleteSetup, lockSetup, updateSetup } from '../singleSignOn.queries.ts';
import { switchedMail } from './switchedMail.ts';
import { stateOf } from './presentSetup.ts';

type SwitchDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'queue'>;

/**
 * Switches a team's sign-on on or off and mails the people whose sign-in changes. Their sessions
 * end when it is switched on.
 * @throws NotFoundError; ConflictError `not_tested`
 */
export async function switchSetup(
  { db, clock, mailer, config, queue }: SwitchDeps,
  { viewer: { user, team }, ip }: Author,
  isOn: boolean,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const setup = await lockSetup(trx, team.id);
    if (!setup) throw new NotFoundError();
    const state = stateOf(setup);
    if ((state === 'on') === isOn) return;
    if (isOn && state !== 'tested') throw new ConflictError('not_tested');
    // These people can be found only while it is on.
    const released = isOn ? [] : await boundPeople(trx, team.id);
    await updateSetup(trx, team.id, { enabled_at: isOn ? now : null, updated_at: now });
    const bound = isOn ? await boundPeople(trx, team.id) : [];
    await recordAudit(trx, {
      at: now,
      actor: user.id,
      teamId: team.id,
      ip,
      action: isOn ? 'sso.on' : 'sso.off',
      object: team.id,
      details: { issuer: setup.issuer, domain: setup.domain },
    });
    for (const person of [...released, ...bound]) {
      await mailer.send(trx, switchedMail(person, { team: team.name, isOn }, config));
    }
    for (const { id } of bound) await endAccountSessions(trx, queue, { accountId: id });
  });
}

/** The people of a team whose passwords are not accepted. */
async function boundPeople(trx: Kysely<Database>, teamId: string) {
  const bound = [];
  for (const person of await peopleOfTeam(trx, teamId)) {
    if ((await domainSignIn(trx, person.email)).isBound) bound.push(person);
  }
  return bound;
}

/**
 * Removes a team's sign-on with all links of its people.
 * @throws ConflictError `switched_on`: it must be switched off first
 */
export async function removeSetup(
  { db, clock }: SwitchDeps,
  { viewer: { user, team }, ip }: Author,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const setup = await lockSetup(trx, team.id);
    if (!setup) return;
    if (setup.enabled_at) throw new ConflictError('switched_on');
    await deleteSetup(trx, team.id);
    await recordAudit(trx, {
      at: clock(),
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'sso.delete',
      object: team.id,
      details: { issuer: setup.issuer, domain: setup.domain },
    });
  });
}
