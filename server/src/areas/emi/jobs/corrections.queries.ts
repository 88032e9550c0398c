import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { EmiCorrectionTable } from '../../../platform/db/tables/emi.ts';
import type { EmiProject } from './suppressions.queries.ts';

export type CorrectionKind = EmiCorrectionTable['kind'];

/** A correction with the name of its author. */
export type CorrectionRecord = Selectable<EmiCorrectionTable> & {
  readonly last_name: string | null;
  readonly first_name: string | null;
};

/** Rows of one statement, which may have 65,535 values. */
const rowsAtOnce = 1000;

/** The corrections of a project. */
export async function correctionsOf(
  db: Kysely<Database>,
  { teamId, label }: EmiProject,
  kinds: readonly CorrectionKind[],
): Promise<CorrectionRecord[]> {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_correction as correction')
    .leftJoin('manager.user_ref as person', 'person.id', 'correction.user_id')
    .selectAll('correction')
    .select(['person.last_name', 'person.first_name'])
    .where('correction.project', '=', label)
    .where('correction.kind', 'in', kinds)
    .execute();
}

export async function countCorrections(
  db: Kysely<Database>,
  { teamId, label }: EmiProject,
): Promise<number> {
  const { count } = await forTeam(db, teamId)
    .selectFrom('manager.emi_correction')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project', '=', label)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds corrections; one of the same name is replaced. */
export async function putCorrections(
  trx: Kysely<Database>,
  { teamId, label }: EmiProject,
  rows: readonly Omit<Insertable<EmiCorrectionTable>, 'team_id' | 'project'>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx
      .insertInto('manager.emi_correction')
      .values(
        rows
          .slice(start, start + rowsAtOnce)
          .map((row) => ({ ...row, team_id: teamId, project: label })),
      )
      .onConflict((conflict) =>
        conflict.columns(['team_id', 'project', 'kind', 'name']).doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          user_id: eb.ref('excluded.user_id'),
          created_at: eb.ref('excluded.created_at'),
        })),
      )
      .execute();
  }
}

export async function withdrawCorrections(
  trx: Kysely<Database>,
  { teamId, label }: EmiProject,
  kind: CorrectionKind,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await forTeam(trx, teamId)
    .deleteFrom('manager.emi_correction')
    .where('project', '=', label)
    .where('kind', '=', kind)
    .where('name', 'in', names)
    .execute();
}
