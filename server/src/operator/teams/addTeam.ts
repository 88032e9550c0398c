import type { Deps } from '../../platform/Deps.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import { errorCode, InvalidError } from '../../platform/errors.ts';
import { createTeam, type NewPerson } from '../../accounts/directory/createTeam.ts';
import { createLicenses } from '../../areas/licensing/licenses/createLicenses.ts';
import { teamSnapshotJob } from '../../platform/protocol/managerJobs.ts';
import { newLicenses } from './newLicenses.ts';
import type { CreatedTeamAnswer, NewTeamRequest } from './teams.contract.ts';

/**
 * Creates a team with people and licenses, and waits until the manager has it.
 * @param actor for the audit log
 * @throws InvalidError when an address already has an account
 */
export async function addTeam(
  deps: Deps,
  request: NewTeamRequest,
  actor: string,
): Promise<CreatedTeamAnswer> {
  const { db, queue, clock } = deps;
  const now = clock();
  const people = newPeople(request, await deps.passwords.hash(request.password));
  const team = await db
    .transaction()
    .execute(async (trx) => {
      const created = await createTeam(
        trx,
        { queue, now },
        {
          name: request.name,
          edition: request.edition,
          agent: request.agent,
          countryCode: request.country,
          details: pickDetails(request),
          people,
        },
      );
      await recordAudit(trx, {
        at: now,
        actor,
        teamId: created.id,
        action: 'team.create',
        object: created.id,
        details: { name: request.name, edition: request.edition },
      });
      return created;
    })
    .catch((error: unknown) => {
      if (errorCode(error) === '23505') {
        throw new InvalidError({ owner_email: 'an address has an account already' });
      }
      throw error;
    });
  await waitUntilManagerKnows(deps, team.id);
  const licenses = await db
    .transaction()
    .execute((trx) => createLicenses(trx, team.id, newLicenses(request, team.people, now)));
  return { id: team.id, people: [...team.people], licenses };
}

function pickDetails({ post_code, prefecture, address, tel }: NewTeamRequest) {
  return { post_code, prefecture, address, tel };
}

function newPeople(request: NewTeamRequest, pwHash: string): NewPerson[] {
  const { owner_email, admin_email, guest_email, locale } = request;
  const person = (role: NewPerson['role'], firstName: string, email: string | undefined) =>
    email === undefined ? [] : [{ email, pwHash, firstName, lastName: 'Test', role, locale }];
  return [
    ...person('owner', 'Olivia', owner_email),
    ...person('admin', 'Adam', admin_email),
    ...person('guest', 'Gina', guest_email),
  ];
}

async function waitUntilManagerKnows({ db, queue }: Deps, teamId: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await queue.drain(teamSnapshotJob);
    const known = await db
      .selectFrom('manager.team_ref')
      .select('id')
      .where('id', '=', teamId)
      .executeTakeFirst();
    if (known) return;
    // Another worker is running the job at this moment.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the manager has not received the team ${teamId}`);
}
