import path from 'node:path';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { createTeam } from '../accounts/people/createTeam.ts';
import { createPasswords } from '../accounts/sign-in/createPasswords.ts';
import { teamSnapshotJob } from '../protocol/teamSnapshotJob.ts';
import { demoCards } from './demoCards.ts';
import { demoLicenses } from './demoLicenses.ts';
import { demoBuyer, demoOrders } from './demoOrders.ts';
import { demoPassword, demoTeams } from './demoTeams.ts';

const madeSchema = z.array(
  z.object({ teamId: z.string(), userIds: z.array(z.string()), licenses: z.number() }),
);
type MadeTeams = z.infer<typeof madeSchema>;

const teamsKey = 'demo.teams';
const loadedKey = 'demo.loaded';

/**
 * Fills an empty database with the demo, with dates relative to today. Does nothing on one that
 * has teams of its own; goes on where an earlier start was cut short.
 */
export async function loadDemo(deps: Deps): Promise<void> {
  const { config, db, clock, log, queue } = deps;
  if (await readSetting(deps, loadedKey)) return;
  const begun = clock();
  const teams = await makeTeams(deps);
  if (!teams) return;
  await queue.drain(teamSnapshotJob);
  const homes = path.join(config.dataDir, 'demo');
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('portal.setting')
      .values({ key: loadedKey, value: begun.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Another process that starts at the same time has been first.
    if (!numInsertedOrUpdatedRows) return;
    for (const { teamId, userIds, licenses } of teams) {
      if (licenses === 0) continue;
      await demoLicenses(trx, begun, { teamId, userIds, count: licenses, homes });
      await demoOrders(trx, begun, await demoBuyer(trx, teamId));
    }
    await demoCards(trx);
  });
  log.info({ ms: clock().getTime() - begun.getTime() }, 'demo loaded');
}

/** @returns the demo's teams, or `undefined` when the database has others. */
async function makeTeams(deps: Deps): Promise<MadeTeams | undefined> {
  const { db, queue, clock } = deps;
  const pwHash = await createPasswords().hash(demoPassword);
  await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('accounts.team').select('id').limit(1).executeTakeFirst()) return;
    const made: MadeTeams = [];
    for (const { team, licenses } of demoTeams) {
      const { id, people } = await createTeam(trx, { queue, now: clock() }, team(pwHash));
      made.push({ teamId: id, userIds: people.map((each) => each.id), licenses });
    }
    await trx
      .insertInto('portal.setting')
      .values({ key: teamsKey, value: JSON.stringify(made) })
      .execute();
  });
  const stored = await readSetting(deps, teamsKey);
  return stored === undefined ? undefined : madeSchema.parse(JSON.parse(stored));
}

async function readSetting({ db }: Deps, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('portal.setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}
