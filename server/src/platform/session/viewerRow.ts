import { editionOf, roleOf, type Viewer } from '../http/Viewer.ts';

/** Columns of `user_ref as person`, `team_ref as team` and `member_ref as member`. */
export const viewerColumns = [
  'person.id as user_id',
  'person.email',
  'person.first_name',
  'person.last_name',
  'person.staff',
  'team.country_code',
  'member.role',
  'team.id as team_id',
  'team.edition',
  'team.agent',
  'team.name',
] as const;

interface ViewerRow {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly staff: boolean;
  readonly country_code: string;
  readonly role: number;
  readonly team_id: string;
  readonly edition: number;
  readonly agent: boolean;
  readonly name: string;
}

/** Maps a row of `viewerColumns`. @param sessionId identifies the credential */
export function viewerOfRow(row: ViewerRow, sessionId: string): Viewer {
  return {
    sessionId,
    user: {
      id: row.user_id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      country_code: row.country_code,
      role: roleOf(row.role),
      staff: row.staff,
    },
    team: {
      id: row.team_id,
      edition: editionOf(row.edition),
      agent: row.agent,
      name: row.name,
    },
  };
}
