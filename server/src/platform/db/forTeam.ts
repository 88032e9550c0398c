import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { TeamScopePlugin } from './TeamScopePlugin.ts';

type TeamTable = {
  // Nullable: no team can reach rows without a team.
  [Name in keyof Database]: Database[Name] extends { team_id: string | null } ? Name : never;
}[Extract<keyof Database, `manager.${string}`>];

/** Every table with a team_id; the type requires a new one to appear here. */
const teamTables: Readonly<Record<TeamTable, true>> = {
  'manager.installer_download': true,
  'manager.distributor_attempt': true,
  'manager.distributor_link': true,
  'manager.emi_correction': true,
  'manager.emi_job': true,
  'manager.emi_license': true,
  'manager.emi_partial_upload': true,
  'manager.emi_remark': true,
  'manager.emi_suppression': true,
  'manager.emi_thread': true,
  'manager.emi_upload': true,
  'manager.emi_upload_token': true,
  'manager.license': true,
  'manager.license_device': true,
  'manager.license_device_former': true,
  'manager.license_enrolment': true,
  'manager.license_file': true,
  'manager.license_month': true,
  'manager.list_view': true,
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
 * The database restricted to one team: rows of other teams are invisible to reads, changes and
 * deletes, whether or not the query names the team. All queries of a team's data use it, also in a
 * transaction. Raw SQL must name the team itself.
 */
export function forTeam(db: Kysely<Database>, teamId: string): Kysely<Database> {
  return db.withPlugin(new TeamScopePlugin(names, teamId));
}
