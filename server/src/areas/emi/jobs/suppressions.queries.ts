import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import type { EmiSuppressionTable } from '../../../platform/db/tables/emi.ts';
import type { Suppression } from '@portal/emi-engine/matching/matchSuppressions.ts';

/** A project of the EMI check: all licenses of a team with the same name. */
export interface EmiProject {
  readonly teamId: string;
  readonly label: string;
}

/** A suppressed finding with the name of its author. */
export type SuppressionRecord = Selectable<EmiSuppressionTable> & {
  readonly last_name: string | null;
  readonly first_name: string | null;
};

/** The columns that identify a finding in all runs of a project. */
export type PlacedRow = Pick<
  Selectable<EmiSuppressionTable>,
  'subject' | 'is_one' | 'x_mm' | 'y_mm' | 'outline'
>;

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Subject and place of a finding, for matching in the engine. */
export function placeOfSuppression({
  subject,
  is_one,
  x_mm,
  y_mm,
  outline,
}: PlacedRow): Suppression {
  return {
    subject: { text: subject, isOne: is_one },
    ...{ xMm: x_mm, yMm: y_mm, outline: boxSchema.parse(outline) },
  };
}

/** The suppressed findings of a project, the earliest first. */
export async function suppressionsOf(
  db: Kysely<Database>,
  { teamId, label }: EmiProject,
): Promise<SuppressionRecord[]> {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_suppression as suppression')
    .leftJoin('manager.user_ref as person', 'person.id', 'suppression.user_id')
    .selectAll('suppression')
    .select(['person.last_name', 'person.first_name'])
    .where('suppression.project', '=', label)
    .orderBy('suppression.id')
    .execute();
}

/** Locks the suppressions of a project until the transaction ends. */
export async function lockSuppressions(
  trx: Kysely<Database>,
  { teamId, label }: EmiProject,
): Promise<void> {
  await lockFor(trx, `emi-suppressions ${teamId} ${label}`);
}

export async function addSuppression(
  trx: Kysely<Database>,
  { teamId, label }: EmiProject,
  row: Omit<Insertable<EmiSuppressionTable>, 'team_id' | 'project'>,
): Promise<void> {
  await trx
    .insertInto('manager.emi_suppression')
    .values({ ...row, team_id: teamId, project: label })
    .execute();
}

export async function changeSuppression(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
  changes: Updateable<EmiSuppressionTable>,
): Promise<void> {
  await forTeam(trx, teamId)
    .updateTable('manager.emi_suppression')
    .set(changes)
    .where('id', '=', id)
    .execute();
}

export async function removeSuppression(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<void> {
  await forTeam(trx, teamId).deleteFrom('manager.emi_suppression').where('id', '=', id).execute();
}
