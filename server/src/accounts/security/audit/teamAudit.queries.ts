import type { TeamAuditFilter } from '@portal/shared/contracts';
import {
  inTokyo,
  searchWords,
  teamActions,
  teamActionsAbout,
  toCalendarDay,
} from '@portal/shared/domain';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { hasWords, personText } from '../../../platform/db/searchText.ts';

/** An act of a team with the names that are shown with it. */
export type TeamActRecord = Awaited<ReturnType<typeof actsOfTeam>>[number];

interface Acts extends TeamAuditFilter {
  readonly teamId: string;
  /** Only acts before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

const shownActions = Object.entries(teamActions);

/** What was acted upon, as people know it; null if it has only an internal id. */
const object = sql<string | null>`case split_part(act.action, '.', 1)
  when 'order' then act.object
  when 'license' then act.object
  when 'document' then act.object
  when 'installer' then act.object
  when 'device' then act.details ->> 'host'
  when 'view' then act.details ->> 'name'
  else personal.content ->> 'email' end`;
const ip = sql<string | null>`coalesce(personal.content ->> 'ip', act.ip)`;

/** The acts of a team that its people may see, the newest first. */
export function actsOfTeam(db: Kysely<Database>, { teamId, limit, before, ...filter }: Acts) {
  const { from, to, about, person, q } = filter;
  const actions = about === undefined ? teamActions : teamActionsAbout[about];
  return db
    .selectFrom('portal.audit_log as act')
    .leftJoin('portal.audit_personal as personal', 'personal.seq', 'act.seq')
    .leftJoin('accounts.account as actor', 'actor.id', 'act.actor')
    .leftJoin('accounts.account as subject', (join) =>
      join.onRef('subject.id', '=', 'act.object').onRef('subject.id', '!=', 'act.actor'),
    )
    .select([
      'act.seq',
      'act.at',
      'act.actor',
      'act.action',
      'actor.last_name',
      'actor.first_name',
      'subject.last_name as subject_last_name',
      'subject.first_name as subject_first_name',
      object.as('object'),
      ip.as('ip'),
    ])
    .where('act.team_id', '=', teamId)
    .where('act.action', 'in', Object.keys(actions))
    .$if(before !== undefined, (query) => query.where('act.seq', '<', before ?? 0))
    .$if(from !== undefined, (query) => query.where('act.at', '>=', tokyoMidnight(from ?? '', 0)))
    .$if(to !== undefined, (query) => query.where('act.at', '<', tokyoMidnight(to ?? '', 1)))
    .$if(person !== undefined, (query) => query.where('act.actor', '=', person ?? ''))
    .where((is) => is.and(searchWords(q ?? '').map(hasWord)))
    .orderBy('act.seq', 'desc')
    .limit(limit)
    .execute();
}

/** Whether a folded word is in what is shown of an act: its title, object, a name or an address. */
function hasWord(word: string) {
  const named = shownActions
    .filter(([, { en, ja }]) => searchWords(`${en} ${ja}`).join(' ').includes(word))
    .map(([action]) => action);
  const shown = sql<string>`concat_ws(' ', ${object}, ${ip}, ${personText('actor')},
    ${personText('subject')})`;
  return sql<SqlBool>`(act.action = any(${named}::text[]) or ${hasWords([word], shown)})`;
}

/** The start of the day that is `days` after `day`, in Tokyo. */
function tokyoMidnight(day: string, days: number): Date {
  return inTokyo(toCalendarDay(day)).plus({ days }).toJSDate();
}

/** Who is in a team, by name. */
export function namesOfTeam(db: Kysely<Database>, teamId: string) {
  return db
    .selectFrom('accounts.membership as member')
    .innerJoin('accounts.account as person', 'person.id', 'member.account_id')
    .select(['person.id', 'person.last_name', 'person.first_name'])
    .where('member.team_id', '=', teamId)
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('person.id')
    .execute();
}
