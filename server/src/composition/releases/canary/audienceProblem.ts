import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { hasReaders, type Audience } from '../Audience.ts';
import { unknownTeams } from './canary.queries.ts';

/** What is wrong with an audience, in a sentence. */
export async function audienceProblem(
  db: Kysely<Database>,
  audience: Audience,
): Promise<string | undefined> {
  if (!hasReaders(audience)) return 'names nobody: give --staff, --team or --share';
  const [unknown] = await unknownTeams(db, audience.teams);
  return unknown === undefined ? undefined : `the portal knows no team of the id ${unknown}`;
}
