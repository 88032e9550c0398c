import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { TeamScopePlugin } from './TeamScopePlugin.ts';

type TeamTable = {
  // Nullable: rows that belong to no team are out of every team's reach.
  [Name in keyof Database]: Database[Name] extends { team_id: string | null } ? Name : never;
}[Extract<keyof Database, `manager.${string}`>];

/** Every table whose rows belong to one team; the type makes a new one appear here. */
const teamTables: Readonly<Record<TeamTable, true>> = {
  'manager.installer_download': true,
  'manager.distributor_attempt': true,
  'manager.distributor_link': true,
  'manager.emi_job': true,
  'manager.emi_license': true,
  'manager.emi_partial_upload': true,
  'manager.emi_suppression': true,
  'manager.emi_upload': true,
  'manager.emi_upload_token': true,
  'manager.license': true,
  'manager.license_device': true,
  'manager.license_device_former': true,
  'manager.license_enrolment': true,
  'manager.license_file': true,
  'manager.license_month': true,
  'manager.member_ref': true,
  'manager.order': true,
  'manager.order_document': true,
  'manager.quotation': true,
  'manager.session': true,
  'manager.usage_day': true,
  'manager.usage_event': true,
  'manager.usage_hour': true,
  'manager.usage_license': true,
  'manager.usage_mark': true,
  'manager.usage_report': true,
  'manager.usage_shortage': true,
  'manager.usage_user_day': true,
  'manager.usage_user_month': true,
};
const names: ReadonlySet<string> = new Set(Object.keys(teamTables));

/**
 * The database as one team sees it: every row of another team is missing from whatever is read,
 * changed or deleted through it, whether or not the query itself names the team. All queries about
 * a team's data go through it. Works on a transaction too; raw SQL must name the team itself.
 */
export function forTeam(db: Kysely<Database>, teamId: string): Kysely<Database> {
  return db.withPlugin(new TeamScopePlugin(names, teamId));
}
