import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/Database.ts';
import type { Deps } from '../../platform/Deps.ts';
import { createTeam } from '../../accounts/directory/createTeam.ts';
import { teamSnapshotJob } from '../../platform/protocol/managerJobs.ts';
import { demoCards } from './demoCards.ts';
import { demoEmi } from './demoEmi.ts';
import { demoLicenses } from './demoLicenses.ts';
import { demoBuyer, demoOrders } from './demoOrders.ts';
import { demoPassword, demoTeams, type DemoTeam } from './demoTeams.ts';
import { demoUsage } from './usage/demoUsage.ts';

const madeSchema = z.array(
  z.object({
    teamId: z.string(),
    userIds: z.array(z.string()),
    licenses: z.number(),
    // Teams of an earlier version also get a year of use, with few licenses.
    used: z.number().default(10),
  }),
);
type MadeTeams = z.infer<typeof madeSchema>;

const teamsKey = 'demo.teams';
const loadedKey = 'demo.loaded';
const usedKey = 'demo.used';

/**
 * Fills an empty database with demo data relative to today. Does nothing if it has other teams;
 * resumes an interrupted start.
 * @param wanted the demo's teams; fewer in tests
 */
export async function loadDemo(deps: Deps, wanted: readonly DemoTeam[] = demoTeams): Promise<void> {
  const { clock, log } = deps;
  if ((await readSetting(deps, usedKey)) !== undefined) return;
  const start = clock();
  const teams = await makeTeams(deps, wanted);
  if (!teams) return;
  await addBelongings(deps, teams);
  // The original time after an interrupted start, so that the year of use is identical.
  const begun = new Date((await readSetting(deps, loadedKey)) ?? start);
  for (const [seed, { teamId, userIds, used }] of teams.entries()) {
    await demoUsage(deps, { teamId, userIds, used, begun, seed });
  }
  // The embedded database gathers no statistics itself and plans badly without.
  await sql`analyze`.execute(deps.db);
  await addSetting(deps.db, usedKey, begun.toISOString());
  log.info({ ms: clock().getTime() - start.getTime() }, 'demo loaded');
}

/** Licenses, orders and cards of the teams, in one transaction. */
async function addBelongings(deps: Deps, teams: MadeTeams): Promise<void> {
  const { config, db, clock, queue } = deps;
  const begun = clock();
  if ((await readSetting(deps, loadedKey)) !== undefined) return;
  await queue.drain(teamSnapshotJob);
  const homes = path.join(config.dataDir, 'demo');
  await db.transaction().execute(async (trx) => {
    // A concurrently starting process was first.
    if (!(await addSetting(trx, loadedKey, begun.toISOString()))) return;
    for (const { teamId, userIds, licenses } of teams) {
      if (licenses === 0) continue;
      await demoLicenses(trx, begun, { teamId, userIds, count: licenses, homes });
      await demoOrders(trx, begun, await demoBuyer(trx, teamId));
    }
    const [{ teamId, userIds: [userId] } = { teamId: '', userIds: [] }] = teams;
    if (userId !== undefined) await demoEmi(deps, trx, begun, { teamId, userId });
    await demoCards(trx);
  });
}

/** @returns the demo's teams, or `undefined` when the database has others */
async function makeTeams(deps: Deps, wanted: readonly DemoTeam[]): Promise<MadeTeams | undefined> {
  const { db, queue, clock } = deps;
  const pwHash = await deps.passwords.hash(demoPassword);
  await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('accounts.team').select('id').limit(1).executeTakeFirst()) return;
    const made: MadeTeams = [];
    for (const { team, licenses, used } of wanted) {
      const { id, people } = await createTeam(trx, { queue, now: clock() }, team(pwHash));
      made.push({ teamId: id, userIds: people.map((each) => each.id), licenses, used });
    }
    await addSetting(trx, teamsKey, JSON.stringify(made));
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

/** @returns false when it exists already */
async function addSetting(db: Kysely<Database>, key: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('portal.setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
